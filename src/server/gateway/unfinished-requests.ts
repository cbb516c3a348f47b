import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './limits';

/**
 * Goes on with what Node gives up once a server is closing: to let go of connections whose request does not come. One
 * that a browser opened ahead and never used would hold the server for good. Calls that wait for their answer stay.
 *
 * @returns to be called when the server begins to close
 */
export function watchRequests(server: Server): () => void {
  /** Every connection, with the request that it is asking. */
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
