import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPENER_POLICY, REFERRER_POLICY } from './page-headers';

const TWO_YEARS_S = 63_072_000;

/** Also believes an untrusted proxy: by sending the header, a client affects only its own response. */
function cameOverHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https';
}

/**
 * Sets the headers of every response. The Content-Security-Policy and `X-Frame-Options` are set only on the app's own
 * pages (`pageHeaders`): the app frames the older pages under /legacy, which bring policies of their own.
 */
export async function registerHeaders(app: FastifyInstance, alwaysHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: false,
    hsts: false,
    // A wallet's popup, opened by the card provider's frame, has to reach its opener.
    crossOriginOpenerPolicy: { policy: OPENER_POLICY },
    referrerPolicy: { policy: REFERRER_POLICY },
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (alwaysHttps || cameOverHttps(request)) {
      reply.header('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
    }
    next();
  });
  app.addHook('onSend', (request, reply, _payload, next) => {
    // A body that is too large gets `Connection: close` from the gateway or Fastify, which HTTP/2 does not allow.
    if (request.raw.httpVersionMajor === 2) reply.removeHeader('connection');
    next();
  });
}
