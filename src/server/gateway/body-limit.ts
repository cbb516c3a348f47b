import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { BODY_BYTES } from './limits';

class BodyTooLarge extends Error {
  readonly statusCode = 413;
  constructor() {
    super('The body is too large');
    this.name = 'BodyTooLarge';
  }
}

/** @throws BodyTooLarge, or the stream's own error when the client goes away in the middle */
async function collect(payload: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Ending early must not end the connection: it is still to carry the refusal.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).byteLength;
    if (bytes > BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * Takes a body in whole before anything is passed on, up to its limit (413), however it is sent: a slow or broken
 * client holds none of the backend's connections, and the backend never sees half a body.
 */
export function registerBodyLimit(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length ?? 0) > BODY_BYTES) throw new BodyTooLarge();
    if (encoding === undefined && Number(length ?? 0) === 0) return payload;
    return Readable.from([await collect(payload)]);
  });
}
