import { Agent, request as send } from 'node:http';
import type { Figure } from './result';

/** A server's performance under load. */
export type Reading = {
  /** Requests per second. */
  readonly rate: number;
  /** The 99th percentile of the response time, in ms. */
  readonly p99: number;
  readonly p50: number;
};

export type Target = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns the next request to send, different each time. Without it the address is read. */
  readonly next?: () => { readonly headers: Readonly<Record<string, string>>; readonly body: string };
};

/** Responses in this time do not count, because connections are opened and code is compiled (ms). */
const WARM_UP_MS = 500;

function askOnce({ url, headers = {}, next }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const written = next?.();
    const method = written === undefined ? 'GET' : 'POST';
    const request = send(url, { agent, method, headers: { ...headers, ...written?.headers } }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode ?? 'nothing'}`));
      });
      answer.resume();
    });
    request.on('error', reject);
    request.end(written?.body);
  });
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Requests an address repeatedly over a number of connections, each as soon as it has its response. If there are
 * several addresses, each connection has one.
 *
 * @throws Error when a response is not 200
 */
export async function load(
  target: Target | readonly Target[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Reading> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const counted = began + WARM_UP_MS;
  const until = counted + seconds * 1000;
  const times: number[] = [];
  const targets = [target].flat();
  const client = async (_: unknown, index: number): Promise<void> => {
    const own = targets[index % targets.length];
    if (own === undefined) throw new Error('There is nothing to ask for');
    for (let at = performance.now(); at < until;) {
      await askOnce(own, agent);
      const now = performance.now();
      if (at >= counted) times.push(now - at);
      at = now;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    agent.destroy();
  }
  times.sort((one, other) => one - other);
  return { rate: times.length / seconds, p50: share(times, 0.5), p99: share(times, 0.99) };
}

/** The best of several rounds, because other load on the machine can only make a server look slower. */
export const best = (readings: readonly Reading[]): Reading => ({
  rate: Math.max(...readings.map(({ rate }) => rate)),
  p50: Math.min(...readings.map(({ p50 }) => p50)),
  p99: Math.min(...readings.map(({ p99 }) => p99)),
});

/**
 * The lines of the table for a server's performance under load.
 *
 * @param beside the results of others for the same, by their names
 */
export function loadFigures(
  what: string,
  { rate, p50, p99 }: Reading,
  beside: Readonly<Record<string, Reading>> = {},
): readonly Figure[] {
  const of = (key: keyof Reading): Record<string, number> =>
    Object.fromEntries(Object.entries(beside).map(([name, reading]) => [name, reading[key]]));
  return [
    { axis: `${what}: answers`, value: rate, unit: 'per second', beside: of('rate') },
    { axis: `${what}: p50`, value: p50, unit: 'ms', beside: of('p50') },
    { axis: `${what}: p99`, value: p99, unit: 'ms', beside: of('p99') },
  ];
}
