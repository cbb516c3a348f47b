import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TWO_YEARS_S = 63_072_000;

/** Only features that browsers know by these names: others are a warning in the console. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  'usb=()',
].join(', ');

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
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (alwaysHttps || cameOverHttps(request)) {
      reply.header('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
    }
    next();
  });
}

/** The headers of the app's own pages. They are never stored: a page names the files of the build it came with. */
export function pageHeaders(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('permissions-policy', PERMISSIONS)
    .header('x-frame-options', 'DENY')
    .header('cache-control', 'no-store');
}
