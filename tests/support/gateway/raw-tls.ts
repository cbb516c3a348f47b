import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';

// Node's own HTTP/2 client ends the body of a request that it cancels, so these bytes are written by hand (RFC 9113).

const DATA = 0;
const HEADERS = 1;
const RST_STREAM = 3;
const SETTINGS = 4;
const END_STREAM = 1;
const END_HEADERS = 4;

function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A header whose name is in the static table of HPACK (RFC 7541). */
function header(name: number, value: string): Buffer {
  const index = name < 15 ? [name] : [15, name - 15];
  return Buffer.concat([Buffer.from([...index, value.length]), Buffer.from(value)]);
}

/** What a client says first. */
export const PREFACE = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  frame(SETTINGS, 0, 0),
]);

/** Begins the first request of a connection: a POST of JSON. */
export function postFrame(path: string, length?: number): Buffer {
  const methodAndScheme = Buffer.from([0x83, 0x87]);
  const headers = [
    methodAndScheme,
    header(1, 'cabrank.test'),
    header(4, path),
    header(31, 'application/json'),
  ];
  if (length !== undefined) headers.push(header(28, String(length)));
  return frame(HEADERS, END_HEADERS, 1, Buffer.concat(headers));
}

/** A part of the body of the first request, which is not the last. */
export const partFrame = (part: string): Buffer => frame(DATA, 0, 1, Buffer.from(part));

/** Ends the body of the first request. */
export const endFrame = frame(DATA, END_STREAM, 1);

/** Cancels the first request. */
export function resetFrame(code: number): Buffer {
  const payload = Buffer.alloc(4);
  payload.writeUInt32BE(code);
  return frame(RST_STREAM, 0, 1, payload);
}

/** Opens a TLS connection, chooses a protocol and sends bytes unchanged. */
export async function openTls(
  origin: string,
  bytes: string | Buffer,
  protocol: 'h2' | 'http/1.1' = 'h2',
): Promise<TLSSocket> {
  const { hostname, port } = new URL(origin);
  const options = {
    host: hostname,
    port: Number(port),
    ALPNProtocols: [protocol],
    rejectUnauthorized: false,
  };
  const socket = connect(options).on('error', () => undefined);
  await once(socket, 'secureConnect');
  if (bytes.length > 0) socket.write(bytes);
  return socket;
}
