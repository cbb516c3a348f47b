import {
  constants,
  type Http2SecureServer,
  type Http2ServerRequest,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { CONNECTIONS_CHECK_MS, KEEP_ALIVE_MS, REQUEST_TIMEOUT_MS } from './limits';

type Connection = {
  readonly socket: TLSSocket;
  readonly session: ServerHttp2Session;
  /** Requests that are not answered yet. */
  requests: number;
  /** When the last request was answered, or the connection was opened. */
  idleSince: number;
};

const { NGHTTP2_CANCEL, NGHTTP2_NO_ERROR } = constants;

/** Makes reading a body fail if its request is cancelled. Node itself would end the body as if it were complete. */
function failCutBody(request: Http2ServerRequest): void {
  request.once('aborted', () => {
    // An error that nobody listens for would end the process.
    request.on('error', () => undefined);
    request.destroy(new Error('The request was cancelled'));
  });
}

/** Cancels a request whose body does not arrive in time, and the rest of a body once the request is answered. */
function limitBody(stream: ServerHttp2Stream): void {
  if (stream.endAfterHeaders) return;
  const late = setTimeout(() => stream.close(NGHTTP2_CANCEL), REQUEST_TIMEOUT_MS);
  stream.once('end', () => clearTimeout(late));
  stream.once('close', () => clearTimeout(late));
  stream.once('finish', () => {
    if (!stream.readableEnded) stream.close(NGHTTP2_NO_ERROR);
  });
}

/**
 * Enforces on HTTP/2 connections the timeouts that Node has only for HTTP/1. A connection without a request is closed
 * after `KEEP_ALIVE_MS`, whatever else its client sends. Its socket is destroyed if that takes as long again. Also fails
 * the reading of bodies that are cut off.
 *
 * @returns a function to call when the server begins to close: all connections are closed once their requests are
 *   answered
 */
export function watchHttp2(server: Http2SecureServer): () => void {
  const connections = new Set<Connection>();
  let closing = false;
  let accepted: TLSSocket | null = null;

  // `session.socket` is a proxy that refuses `destroy`, which is needed to disconnect a client that reads nothing. Node
  // creates the session in its own listener for this event. This listener runs before it and notes the real socket.
  server.prependListener('secureConnection', (socket: TLSSocket) => {
    accepted = socket;
  });
  server.on('session', (session) => {
    const socket = accepted;
    if (socket === null) return;
    const connection: Connection = { socket, session, requests: 0, idleSince: performance.now() };
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
    session.on('stream', (stream) => {
      connection.requests += 1;
      stream.once('close', () => {
        connection.requests -= 1;
        connection.idleSince = performance.now();
      });
      // A client can cancel with the code for no error. Node would then wait until it has read the answer.
      stream.once('aborted', () => setImmediate(() => stream.destroy()));
      limitBody(stream);
    });
    if (closing) session.close();
  });

  server.prependListener('request', (request) => {
    if (request.httpVersionMajor === 2) failCutBody(request);
  });

  const check = (): void => {
    const now = performance.now();
    for (const { socket, session, requests, idleSince } of connections) {
      if (requests > 0) continue;
      if (now - idleSince >= 2 * KEEP_ALIVE_MS) socket.destroy();
      else if (now - idleSince >= KEEP_ALIVE_MS) session.close();
    }
  };
  const checking = setInterval(check, CONNECTIONS_CHECK_MS).unref();
  server.once('close', () => clearInterval(checking));

  return () => {
    closing = true;
    for (const { session } of connections) session.close();
  };
}
