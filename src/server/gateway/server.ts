import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import type { Certificate } from '../tls-settings';
import { answerClientErrors } from './client-errors';
import {
  CONNECTIONS_CHECK_MS,
  HEADERS_BYTES,
  HEADERS_TIMEOUT_MS,
  INVALID_FRAMES_COUNT,
  KEEP_ALIVE_MS,
  REQUEST_TIMEOUT_MS,
  STREAMS_COUNT,
} from './limits';
import { refusalStatus } from './refusals';
import { watchAnswers } from './stalled-answers';

export type OnRefused = (method: string, status: number) => void;

const http1Limits = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: HEADERS_BYTES,
};

/** Creates a server for HTTP/2, and for HTTP/1 with clients that do not choose it. */
function secureServer(certificate: Certificate, listener: RequestListener): Server {
  const server = createSecureServer({
    ...certificate,
    allowHTTP1: true,
    handshakeTimeout: HEADERS_TIMEOUT_MS,
    maxSessionInvalidFrames: INVALID_FRAMES_COUNT,
    settings: { maxConcurrentStreams: STREAMS_COUNT, maxHeaderListSize: HEADERS_BYTES },
  });
  // For HTTP/1 this server reads its limits from properties of these names. It has no such options.
  Object.assign(server, http1Limits);
  // Without a handshake no answer can be written.
  server.prependListener('tlsClientError', (_error: Error, socket: TLSSocket) => void socket.destroy());
  // Node's types of HTTP/1 and HTTP/2 have no common base, but their requests and responses are used alike here.
  return (server as unknown as Server).on('request', listener);
}

/**
 * Creates a Node server with tighter limits that refuses ambiguous requests before routing.
 *
 * @param certificate for HTTPS with HTTP/2; null serves HTTP/1.1 without TLS
 * @param onRefused called for every refused request
 */
export function hardenedServer(
  handle: RequestListener,
  certificate: Certificate | null,
  onRefused: OnRefused,
): Server {
  const listener: RequestListener = (request, response) => {
    watch(response);
    const status = refusalStatus(request);
    if (status === null) {
      handle(request, response);
      return;
    }
    const closes = request.httpVersionMajor < 2 ? { connection: 'close' } : {};
    response.writeHead(status, { ...closes, 'content-type': 'text/plain; charset=utf-8' });
    response.end(STATUS_CODES[status]);
    onRefused(request.method ?? '', status);
  };
  const server =
    certificate === null ? createServer(http1Limits, listener) : secureServer(certificate, listener);
  const watch = watchAnswers(server);
  server.on('clientError', answerClientErrors(server));
  return server;
}
