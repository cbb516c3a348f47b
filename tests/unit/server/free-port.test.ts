import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { requireFreePort } from '../../../src/server/free-port';

const HOST = '127.0.0.1';

async function taken(): Promise<{ readonly port: number; readonly free: () => Promise<void> }> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const free = async () => {
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  onTestFinished(free);
  return { port: (server.address() as AddressInfo).port, free };
}

it('names a port that is in use, and the command with the next one', async () => {
  const { port } = await taken();
  await expect(requireFreePort(HOST, port)).rejects.toThrow(
    `Port ${port} is in use. Try PORT=${port + 1} npm start`,
  );
});

it('leaves a free port free', async () => {
  const { port, free } = await taken();
  await free();
  await requireFreePort(HOST, port);
  const server = createServer().listen(port, HOST);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
});

it('accepts any free port', () => expect(requireFreePort(HOST, 0)).resolves.toBeUndefined());

it('passes on that an address may not be used', () =>
  expect(requireFreePort('203.0.113.1', 3000)).rejects.toThrow('EADDRNOTAVAIL'));
