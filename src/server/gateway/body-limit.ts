import { Transform, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_BYTES } from './limits';

class BodyTooLarge extends Error {
  readonly statusCode = 413;
  constructor() {
    super('The body is too large');
    this.name = 'BodyTooLarge';
  }
}

const refused = new WeakSet<object>();

/** Whether a request's body turned out to be too large while it was passed on. */
export const bodyWasTooLarge = (request: object): boolean => refused.has(request);

function counted(request: FastifyRequest, payload: Readable): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.byteLength;
      if (bytes <= BODY_BYTES) {
        next(null, chunk);
        return;
      }
      refused.add(request);
      next(new BodyTooLarge());
    },
  });
  payload.on('error', (error) => counter.destroy(error));
  // The client went away in the middle: the backend must not take what came for the whole.
  payload.on('close', () => {
    if (!payload.readableEnded) counter.destroy(new Error('The client went away'));
  });
  return payload.pipe(counter);
}

/** Bodies are passed on as they come, so Fastify's own limit does not see them: counts them on the way (413). */
export function registerBodyLimit(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length ?? 0) > BODY_BYTES) next(new BodyTooLarge());
    else if (encoding === undefined) next(null, payload);
    else next(null, counted(request, payload as unknown as Readable));
  });
}
