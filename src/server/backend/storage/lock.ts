import { createHash, randomUUID } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process uses the data folder. Two at once would lose data silently. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another process (${holder}). ` +
        'Stop that process, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderInUse';
  }
}

/** Maximum length of a local socket's path on every system that Node runs on (bytes). */
const LONGEST_SOCKET_PATH = 100;

/** How long to wait before checking who holds the folder (ms), in case two processes take it over at once. */
const SETTLE_MS = 60;

async function socketPath(folder: string): Promise<string> {
  const real = await realpath(folder);
  const name = `cabrank-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(real, 'lock.sock');
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `${name}.sock`);
}

/** Asks the holder who it is; null if nobody listens. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    const socket = createConnection(path);
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve(said || 'it does not answer');
    });
    socket.on('data', (chunk) => (said += chunk.toString('utf8')));
    socket.on('end', () => resolve(said));
    socket.on('error', () => resolve(said || null));
  });
}

function listen(path: string, answer: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(answer);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/**
 * Holds a folder for this process until the returned function is called or the process ends. The lock is a local
 * socket that the holder listens on, so a killed process leaves nothing behind that blocks the next one.
 *
 * @throws FolderInUse if another process, or another backend of this one, holds the folder
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path = await socketPath(folder);
  const mine = `process ${process.pid}, ${randomUUID()}`;
  const describe = (holder: string): string => holder.split(',')[0] ?? holder;

  let server = await listen(path, mine);
  if (!server) {
    const holder = await ask(path);
    if (holder !== null) throw new FolderInUse(folder, describe(holder));
    await rm(path, { force: true });
    server = await listen(path, mine);
    // Two processes may find the same abandoned socket. The one whose socket remains at the path continues.
    await wait(SETTLE_MS);
    const settled = await ask(path);
    if (!server || settled !== mine) {
      // Not closed, because closing would unlink the path, which now belongs to the other process.
      throw new FolderInUse(folder, describe(settled ?? 'it is starting'));
    }
  }

  const held = server;
  return () =>
    new Promise((resolve) => {
      held.close(() => resolve());
    });
}
