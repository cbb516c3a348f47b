import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

export type ServerOptions = {
  /** Folder of the embedded backend's data; made when it is not there. */
  readonly dataDir: string;
  /** Set to start again where a server ran before; otherwise a free one is taken. */
  readonly port?: number;
  /** The server's program; of the build in `dist` unless a measurement brings its own. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node itself, none unless given: a measurement is of the server as it is started. */
  readonly flags?: readonly string[];
};

/** The database's code stays as it is first compiled: a quarter less work at a start, and no more in its calls. */
export const QUICK_START: readonly string[] = ['--liftoff-only'];

export type RunningServer = {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Everything the server has printed so far. */
  readonly output: () => string;
  /** Asks the server to end, and waits until it has. */
  readonly stop: () => Promise<void>;
};

/** The build that is tested; another one than `dist` may be named, so that `dist` can be built anew meanwhile. */
const main = join(process.env.CABRANK_DIST ?? 'dist', 'server', 'main.js');
const startMs = 60_000;
/** A server that is asked to end answers what is under way first, for at most 40 s. */
const stopMs = 45_000;

/**
 * Starts the built server as `npm start` does, in a process of its own, and waits until it answers.
 *
 * @throws Error with what the server printed, when it ends or does not answer in time
 */
export async function startServer({
  dataDir,
  port,
  program = main,
  env = {},
  flags = [],
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(program)) throw new Error(`${program} is not there: run \`npm run build\` first.`);
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  const child = spawn(process.execPath, [...flags, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A run of tests adds more cards and signs in more often than anybody may.
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
  // Whoever reads the report of a run sees then why its tests found nobody.
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
  throw new Error(`The server did not end within ${stopMs / 1000} s of being asked to.`);
}

/** A port that nobody listens on at this moment. */
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
