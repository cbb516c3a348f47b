import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { http2StreamOf } from '../http2-stream';
import { BODY_BYTES } from './limits';

class BodyTooLarge extends Error {
  readonly statusCode = 413;
  constructor() {
    super('The body is too large');
    this.name = 'BodyTooLarge';
  }
}

/**
 * Reads the whole body.
 *
 * @throws BodyTooLarge if the body exceeds `BODY_BYTES`
 * @throws the stream's own error if the client disconnects midway
 */
async function collect(payload: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Returning early must not destroy the socket: the 413 response is sent over it.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).byteLength;
    if (bytes > BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Whether a body follows the headers. Over HTTP/2 they need not tell. */
function hasBody({ headers, raw }: FastifyRequest): boolean {
  const stream = http2StreamOf(raw);
  if (stream !== null) return !stream.endAfterHeaders;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * Buffers each body before it is proxied, up to `BODY_BYTES` (413), with or without `Content-Length`. A slow or
 * broken client therefore occupies no backend connection, and the backend never receives a partial body.
 */
export function registerBodyLimit(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES) throw new BodyTooLarge();
    if (!hasBody(request)) return payload;
    const body = await collect(payload);
    const stream = http2StreamOf(request.raw);
    if (stream !== null) {
      // If Node's own client cancels a request, it sends the end of the body together with the cancellation, so a body
      // that was cut off looks complete. Wait until the cancellation is processed too.
      await setImmediate();
      if (stream.aborted) throw new Error('The request was cancelled');
      // Without a length or a transfer encoding Fastify would take the request for one without a body.
      request.headers['content-length'] = String(body.byteLength);
    }
    return Readable.from([body]);
  });
}
