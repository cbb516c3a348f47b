import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type ClientError = Error & { readonly code?: string };

const statuses: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Whether a response has begun and its exchange is not over. Another response would be written into it, or be read as
 * a second response to the same request.
 */
const hasBegun = (answer: ServerResponse | undefined): boolean =>
  answer?.headersSent === true && !(answer.req.complete && answer.writableEnded);

/**
 * Creates a handler that answers unparsable HTTP/1 requests and closes the connection. If a request was refused by its
 * headers, Node continues to parse its body and fails again there. A second response would then be taken for the
 * answer to a request that was never sent, so none is written.
 *
 * @returns the handler for the server's `clientError` event
 */
export function answerClientErrors(server: Server): (error: ClientError, socket: Socket) => void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', (request, response) => {
    if (request.httpVersionMajor < 2) answers.set(request.socket, response);
  });

  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const answer = answers.get(socket);
    if (hasBegun(answer)) {
      if (answer?.writableEnded) socket.destroySoon();
      else socket.destroy();
      return;
    }
    const status = statuses[code] ?? 400;
    const text = STATUS_CODES[status] ?? '';
    const head = `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n`;
    if (socket.writable) socket.write(`${head}Content-Length: ${text.length}\r\n\r\n${text}`);
    socket.destroySoon();
  };
}
