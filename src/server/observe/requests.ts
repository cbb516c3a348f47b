import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { http2StreamOf } from '../http2-stream';
import type { RequestMetrics } from './metrics';
import { REQUEST_ID } from './request-id';

/** Who calls the backend. The gateway does not know. */
export type CallerKind = 'nobody' | 'guest' | 'customer' | 'admin' | 'acting';

/** Route label of a request that no route matches. */
export const UNMATCHED = '(unmatched)';

type Observation = {
  readonly metrics: RequestMetrics | null;
  /** Returns the pattern of the route, such as `/api/user/:uuid/cards/view`; never the path itself. */
  readonly routeOf?: (request: FastifyRequest) => string;
  readonly callerOf?: (request: FastifyRequest) => CallerKind;
};

const ownRoute = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? UNMATCHED : (routeOptions.url ?? UNMATCHED);

/**
 * Creates a function that watches one request until its response is sent or its connection is lost, then logs and
 * counts it. Call it directly only for requests that no hook sees; `observeRequests` watches all others.
 */
export function observer({ metrics, routeOf = ownRoute, callerOf }: Observation) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const begun = performance.now();
    const done = metrics?.begin();
    reply.header(REQUEST_ID, request.id);
    reply.raw.once('close', () => {
      const seconds = (performance.now() - begun) / 1000;
      // Node finishes the response of a cancelled request too.
      const whole = reply.raw.writableFinished && http2StreamOf(reply.raw)?.aborted !== true;
      const status = whole ? reply.raw.statusCode : null;
      const facts = { method: request.method, route: routeOf(request), status };
      done?.({ ...facts, seconds });
      request.log.info(
        { ...facts, ms: Math.round(seconds * 10_000) / 10, ...(callerOf && { caller: callerOf(request) }) },
        status === null ? 'connection lost' : 'answered',
      );
    });
  };
}

/**
 * Sets the request id header of every response, logs and counts every request, and logs when the server starts and
 * closes. Call it before registering routes.
 */
export function observeRequests(app: FastifyInstance, observe: ReturnType<typeof observer>): void {
  app.addHook('onRequest', (request, reply, next) => {
    observe(request, reply);
    next();
  });
  app.addHook('onListen', (done) => {
    const [at] = app.addresses();
    app.log.info({ port: typeof at === 'object' ? at.port : null }, 'listening');
    done();
  });
  app.addHook('preClose', (done) => {
    app.log.info('ending');
    done();
  });
  app.addHook('onClose', (_app, done) => {
    app.log.info('ended');
    done();
  });
}
