import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestMetrics } from './metrics';
import { REQUEST_ID } from './request-id';

/** What a caller is to the backend; the gateway does not know. */
export type CallerKind = 'nobody' | 'guest' | 'customer' | 'admin' | 'acting';

/** Where nothing answers to the path. */
export const UNMATCHED = '(unmatched)';

type Observation = {
  readonly metrics: RequestMetrics | null;
  /** The pattern of the route that answered, such as `/api/user/:uuid/cards/view`; never the path itself. */
  readonly routeOf?: (request: FastifyRequest) => string;
  readonly callerOf?: (request: FastifyRequest) => CallerKind;
};

const ownRoute = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? UNMATCHED : (routeOptions.url ?? UNMATCHED);

/**
 * Begins to watch one request until its answer has gone or its connection is lost: then it is one line of the log and
 * one count of the metrics. For what no hook sees; everything else is watched by `observeRequests`.
 */
export function observer({ metrics, routeOf = ownRoute, callerOf }: Observation) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const begun = performance.now();
    const done = metrics?.begin();
    reply.header(REQUEST_ID, request.id);
    reply.raw.once('close', () => {
      const seconds = (performance.now() - begun) / 1000;
      const status = reply.raw.writableFinished ? reply.raw.statusCode : null;
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
 * Names, logs and counts every request of a server, and logs that it starts and ends. To be called before its routes
 * are registered.
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
