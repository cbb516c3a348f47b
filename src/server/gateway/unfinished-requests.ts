import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer, type TLSSocket } from 'node:tls';
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './limits';

/**
 * Enforces request timeouts of HTTP/1 while the server is closing, when Node no longer does. Without this, a connection
 * that a browser opened ahead and never used would keep the server open forever. Requests that have arrived completely
 * keep their connection until they are answered.
 *
 * @returns a function to call when the server begins to close
 */
export function watchRequests(server: Server): () => void {
  /** Every connection, with the request that it is sending or waiting on. */
  const asking = new Map<Socket, IncomingMessage | null>();
  const opened = server instanceof TlsServer ? 'secureConnection' : 'connection';
  server.on(opened, (socket: Socket | TLSSocket) => {
    if ('alpnProtocol' in socket && socket.alpnProtocol === 'h2') return;
    asking.set(socket, null);
    socket.once('close', () => asking.delete(socket));
  });
  server.on('request', (request, response) => {
    if (request.httpVersionMajor === 2) return;
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
