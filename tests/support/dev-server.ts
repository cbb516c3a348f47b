import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveMessage } from '../../src/review/live/message';
import { STREAM_PATH } from '../../src/review/live/stream';
import { freePort } from './start-server';

export type DevServer = { readonly url: string; readonly stop: () => Promise<void> };

const startMs = 60_000;

/**
 * Starts `npm run dev` on a port of its own, over the backend of another server.
 *
 * @throws Error with what it printed, when it ends or does not answer in time
 */
export async function startDev(
  backendUrl: string,
  env: Readonly<Record<string, string>>,
): Promise<DevServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, BACKEND_URL: backendUrl, ...env } },
  );
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString('utf8')));
  }
  const giveUpAt = performance.now() + startMs;
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`The development server does not answer. It printed:\n${printed.join('')}`);
    }
    await delay(100);
  }
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

/** Listens as a flow review on this machine does. */
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
