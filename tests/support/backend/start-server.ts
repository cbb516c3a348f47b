import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

export type ServerOptions = {
  /** Folder of the embedded backend's data; created if missing. */
  readonly dataDir: string;
  /** Set it to restart on the port of an earlier server; by default a free port. */
  readonly port?: number;
  /** The server's program; by default that of the build in `dist`. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself. None by default, so that a measurement uses the server as it is normally started. */
  readonly flags?: readonly string[];
};

/** Keeps the baseline-compiled code of the database: a quarter less work at start, and no more in its calls. */
export const QUICK_START: readonly string[] = ['--liftoff-only'];

export type RunningServer = {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** The output so far. */
  readonly output: () => string;
  /** Asks the server to stop, and waits until it has. */
  readonly stop: () => Promise<void>;
};

/** The tested build. CABRANK_DIST may name another one, so that `dist` can be rebuilt during the run. */
const main = join(process.env.CABRANK_DIST ?? 'dist', 'server', 'main.js');
const startMs = 60_000;
/** A server that is asked to stop first completes its open requests, for at most 40 s. */
const stopMs = 45_000;

/**
 * Starts the built server as `npm start` does, in its own process, and waits until it responds.
 *
 * @throws Error with the server's output, when it ends or does not respond in time
 */
export async function startServer({
  dataDir,
  port,
  program = main,
  env = {},
  flags = [],
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(program)) throw new Error(`${program} does not exist: run \`npm run build\` first.`);
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  const child = spawn(process.execPath, [...flags, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A test run adds more cards and signs in more often than the rate limits permit.
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(at),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...env,
    },
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString('utf8')));
  const output = (): string => printed.join('');
  let asked = false;
  // Tells the reader of a report why the tests found no server.
  child.once('exit', (code, signal) => {
    if (!asked)
      console.error(`The server at ${url} ended unasked (${signal ?? code}). It printed:\n${output()}`);
  });

  const giveUpAt = performance.now() + startMs;
  while (!(await answers(url))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || performance.now() > giveUpAt) {
      asked = true;
      child.kill('SIGKILL');
      throw new Error(`The server ${ended ? 'ended' : 'does not answer'}. It printed:\n${output()}`);
    }
    await delay(50);
  }
  return {
    url,
    port: at,
    output,
    stop: () => {
      asked = true;
      return stop(child);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')));
  child.kill('SIGTERM');
  const limit = new AbortController();
  const first = await Promise.race([ended, delay(stopMs, 'late', { signal: limit.signal })]);
  limit.abort();
  if (first === 'ended') return;
  child.kill('SIGKILL');
  await ended;
  throw new Error(`The server did not stop within ${stopMs / 1000} s.`);
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
