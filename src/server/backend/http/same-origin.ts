import type { FastifyRequest } from 'fastify';
import { parseUrl } from '../../../domain/addresses/parse-url';
import { Refusal } from './answers';

/** Whether an Origin names the host that was asked; the scheme's own port may be written or not. */
function isOwn(origin: string, host: string): boolean {
  const claimed = parseUrl(origin);
  return claimed !== null && parseUrl(`${claimed.protocol}//${host}`)?.host === claimed.host;
}

/**
 * Lets a state-changing call through only when the app itself made it: with the header that a form of another site
 * cannot send, and not marked as coming from elsewhere by what browsers say of themselves.
 *
 * @throws Refusal 403
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site, 'x-requested-with': requestedWith } = request.headers;
  const foreign =
    requestedWith === undefined ||
    (site !== undefined && site !== 'same-origin') ||
    (origin !== undefined && !isOwn(origin, request.host));
  if (foreign) throw new Refusal(403, 'This request did not come from the website.');
}

/**
 * The same for a form of the older pages, which cannot send the header: what browsers say of themselves must be there,
 * and must name this website.
 *
 * @throws Refusal 403
 */
export function requireSameOriginForm(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const foreign =
    (site === undefined && origin === undefined) ||
    (site !== undefined && site !== 'same-origin') ||
    (origin !== undefined && !isOwn(origin, request.host));
  if (foreign) throw new Refusal(403, 'This request did not come from the website.');
}
