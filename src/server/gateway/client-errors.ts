import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type ClientError = Error & { readonly code?: string };

const statuses: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Whether an answer has begun that another one would stand in or behind: to the same request, or to the one before. */
const hasBegun = (answer: ServerResponse | undefined): boolean =>
  answer?.headersSent === true && !(answer.req.complete && answer.writableEnded);

/**
 * Answers what cannot be read as a request, and closes the connection. Node reads on in a body whose request was refused
 * by its headers, and fails there once more: a second answer would be taken for that to a request never sent.
 *
 * @returns for the server's `clientError`
 */
export function answerClientErrors(server: Server): (error: ClientError, socket: Socket) => void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', (request, response) => answers.set(request.socket, response));

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
