import {
  connect,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Settings,
} from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

export type Answer = {
  /** 0 if the request was reset without an answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Opens an HTTP/2 connection. Close or destroy it before the gateway, or the gateway has to. */
export const openHttp2 = (origin: string, settings: Settings = {}): ClientHttp2Session =>
  connect(origin, { rejectUnauthorized: false, settings }).on('error', () => undefined);

/** Asks on an HTTP/2 connection. */
export function askHttp2(
  session: ClientHttp2Session,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body: string | Buffer = '',
): Promise<Answer> {
  return new Promise((resolve) => {
    const stream = session.request({ ':path': path, ...headers }, { endStream: body.length === 0 });
    let answered: IncomingHttpHeaders = {};
    const chunks: Buffer[] = [];
    stream.on('response', (received) => (answered = received));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', () => undefined);
    const end = (): void => {
      const status = Number(answered[':status'] ?? 0);
      resolve({ status, headers: answered, body: Buffer.concat(chunks).toString() });
    };
    // Node does not close a stream whose body the server did not read.
    stream.on('end', end);
    stream.on('close', end);
    if (body.length > 0) stream.end(body);
  });
}

/** Asks with HTTP/1.1 over TLS on a connection of its own. */
export function askHttps(origin: string, path: string, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      origin + path,
      {
        method,
        agent: false,
        rejectUnauthorized: false,
        headers: body === '' ? {} : { 'content-type': 'text/plain' },
      },
      (answer) => {
        text(answer).then(
          (received) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: received }),
          reject,
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends bytes over TLS unchanged, and returns everything received until the connection ends. */
export function sendTls(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false }, () =>
      socket.write(bytes),
    );
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}
