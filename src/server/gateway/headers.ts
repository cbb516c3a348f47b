import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPENER_POLICY, REFERRER_POLICY } from './page-headers';

const TWO_YEARS_S = 63_072_000;

/** Also where a proxy that is not trusted says so: a client can only fool itself with it. */
function cameOverHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https';
}

/**
 * The headers of every answer. The Content-Security-Policy and the ban on framing belong to the app's own pages
 * (`pageHeaders`): the older pages of /legacy are framed by the app and bring policies of their own.
 */
export async function registerHeaders(app: FastifyInstance, alwaysHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: false,
    hsts: false,
    // A wallet's own window, which the provider's frame opens, answers to whoever opened it.
    crossOriginOpenerPolicy: { policy: OPENER_POLICY },
    referrerPolicy: { policy: REFERRER_POLICY },
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (alwaysHttps || cameOverHttps(request)) {
      reply.header('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
    }
    next();
  });
}
