import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A way of being slow: what a client sends at once, what it then sends bit by bit, and whether it reads its response.
 */
type Kind = { readonly first: string; readonly drip: string; readonly reads: boolean };

const head = 'Host: cabrank.test\r\n';
const post = `POST /api/x HTTP/1.1\r\n${head}Content-Type: application/json\r\n`;

/** Every kind of slow client that a server must survive, by name. */
export const slowKinds = {
  'says nothing': { first: '', drip: '', reads: true },
  'says its headers bit by bit': { first: 'GET / HTTP/1.1\r\n', drip: 'X-Slow: 1\r\n', reads: true },
  'never ends a header': { first: `GET / HTTP/1.1\r\n${head}X: `, drip: 'x', reads: true },
  'sends its body bit by bit': { first: `${post}Content-Length: 5000\r\n\r\n`, drip: 'x', reads: true },
  'sends its chunks bit by bit': {
    first: `${post}Transfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\nx\r\n',
    reads: true,
  },
  'stops in the middle of its body': {
    first: `${post}Content-Length: 5000\r\n\r\nabc`,
    drip: '',
    reads: true,
  },
  'keeps the connection after an answer': {
    first: `GET /healthz HTTP/1.1\r\n${head}\r\n`,
    drip: '',
    reads: true,
  },
  'does not take its answer': { first: `GET /api/large HTTP/1.1\r\n${head}\r\n`, drip: '', reads: false },
} as const satisfies Readonly<Record<string, Kind>>;

export type SlowKind = keyof typeof slowKinds;

export type SlowConnections = {
  /** How long each connection has lived or lived in total (ms), by its kind. */
  readonly ages: () => readonly { readonly kind: SlowKind; readonly ms: number; readonly open: boolean }[];
  /** Closes those that the server left open. */
  readonly close: () => void;
};

/** The interval in ms between bytes. Frequent enough to keep any idle timer from firing. */
const DRIP_MS = 700;

/**
 * Opens connections that are as slow as possible.
 *
 * @param counts how many of each kind
 */
export async function openSlowConnections(
  origin: string,
  counts: Readonly<Partial<Record<SlowKind, number>>>,
): Promise<SlowConnections> {
  const { hostname, port } = new URL(origin);
  const began: { kind: SlowKind; socket: Socket; at: number; endedAt: number | null }[] = [];

  const open = (kind: SlowKind): Promise<void> =>
    new Promise((resolve, reject) => {
      const { first, drip, reads } = slowKinds[kind];
      const socket = connect({ host: hostname, port: Number(port) });
      const entry = { kind, socket, at: performance.now(), endedAt: null as number | null };
      const dripping = drip === '' ? null : setInterval(() => socket.write(drip), DRIP_MS);
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.on('error', () => undefined);
        if (first !== '') socket.write(first);
        if (reads) socket.resume();
        began.push(entry);
        resolve();
      });
      socket.once('close', () => {
        if (dripping) clearInterval(dripping);
        entry.endedAt = performance.now();
      });
      // Sending tells a client that does not read when the other side has closed.
      if (!reads) {
        const asking = setInterval(() => socket.write('\r\n'), DRIP_MS);
        socket.once('close', () => clearInterval(asking));
      }
    });

  const kinds = Object.entries(counts) as [SlowKind, number][];
  const queue = kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  // Not all at once: that would measure the queue of the operating system.
  for (let at = 0; at < queue.length; at += 50) {
    await Promise.all(queue.slice(at, at + 50).map(open));
    await wait(5);
  }

  return {
    ages: () =>
      began.map(({ kind, at, endedAt }) => ({
        kind,
        ms: (endedAt ?? performance.now()) - at,
        open: endedAt === null,
      })),
    close: () => {
      for (const { socket } of began) socket.destroy();
    },
  };
}
