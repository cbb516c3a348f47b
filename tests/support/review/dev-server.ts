import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveMessage } from '../../../src/recording/message';
import { STREAM_PATH } from '../../../src/review/live/stream';
import { freePort } from '../backend/start-server';

export type DevServer = {
  readonly url: string;
  /** The output so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
};

const startMs = 60_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** Starts a server of the sources as on a fresh clone, without any preparation. */
async function start(
  url: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<DevServer> {
  await mkdir('.artifacts', { recursive: true });
  const cache = await mkdtemp('.artifacts/cache-');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, CABRANK_CACHE: cache, ...env },
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));
  }
  const printed = (): string => lines.join('');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(cache, { recursive: true, force: true });
  };
  const giveUpAt = performance.now() + startMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      await stop();
      throw new Error(`The development server does not answer. It printed:\n${printed()}`);
    }
    await delay(100);
  }
  return { url, printed, stop };
}

/**
 * Starts `npm run dev` on its own port, with the backend of another server.
 *
 * @throws Error with its output, when it ends or does not respond in time
 */
export async function startDev(
  backendUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const port = `${await freePort()}`;
  return start(
    `http://127.0.0.1:${port}`,
    ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort', '--host', '127.0.0.1'],
    { BACKEND_URL: backendUrl, ...env },
  );
}

/**
 * Starts `npm run flows` on its own port.
 *
 * @throws Error with its output, when it ends or does not respond in time
 */
export async function startFlows(env: Readonly<Record<string, string>> = {}): Promise<DevServer> {
  const port = `${await freePort()}`;
  const args = ['src/build/run.mjs', 'src/build/flows.ts'];
  return start(`http://localhost:${port}`, args, { FLOWS_PORT: port, ...env });
}

/** Listens like a flow review on this machine. */
export function listenTo(url: string): {
  readonly heard: () => readonly LiveMessage[];
  readonly end: () => void;
} {
  let text = '';
  const request = get(
    `${url}${STREAM_PATH}`,
    { headers: { Origin: 'http://localhost:4174' } },
    (response) => {
      response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      response.on('error', () => undefined);
    },
  );
  request.on('error', () => undefined);
  const heard = (): LiveMessage[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .flatMap((event) => JSON.parse(event.replace(/^data: /u, '')) as LiveMessage[]);
  return { heard, end: () => request.destroy() };
}
