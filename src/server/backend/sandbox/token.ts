import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Reads the token from Basic authentication (as the password) or a bearer token. */
function tokenIn(authorization: string | undefined): string {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Requires the token for every route of the console. Browsers ask for it as a password. */
export function askForToken(scope: FastifyInstance, token: string): void {
  const expected = digest(token);
  scope.addHook('onRequest', async (request, reply) => {
    if (timingSafeEqual(digest(tokenIn(request.headers.authorization)), expected)) return undefined;
    // Sent instead of thrown, because the error handler would answer a refused form with the console itself.
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Sandbox", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send('The sandbox needs its token.');
  });
}
