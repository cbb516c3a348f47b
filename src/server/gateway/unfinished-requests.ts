import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './limits';

/**
 * Enforces request timeouts while the server is closing, when Node no longer does. Without this, a connection that a
 * browser opened ahead and never used would keep the server open forever. Requests that have arrived completely keep
 * their connection until they are answered.
 *
 * @returns a function to call when the server begins to close
 */
export function watchRequests(server: Server): () => void {
  /** Every connection, with the request that it is sending or waiting on. */
  const asking = new Map<Socket, IncomingMessage | null>();
  server.on('connection', (socket) => {
    asking.set(socket, null);
    socket.once('close', () => asking.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    asking.set(socket, request);
    response.once('close', () => {
      if (asking.has(socket)) asking.set(socket, null);
    });
  });
  const letGo = (isLate: (request: IncomingMessage | null) => boolean): void => {
    for (const [socket, request] of asking) if (isLate(request)) socket.destroy();
  };
  return () => {
    setTimeout(() => letGo((request) => request === null), HEADERS_TIMEOUT_MS).unref();
    setTimeout(() => letGo((request) => request?.complete !== true), REQUEST_TIMEOUT_MS).unref();
  };
}
