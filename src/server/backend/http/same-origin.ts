import type { FastifyRequest } from 'fastify';
import { parseUrl } from '../../../domain/addresses/parse-url';
import { Refusal } from './answers';

/** Whether an Origin names the requested host. The scheme's default port may be omitted. */
function isOwn(origin: string, host: string): boolean {
  const claimed = parseUrl(origin);
  return claimed !== null && parseUrl(`${claimed.protocol}//${host}`)?.host === claimed.host;
}

/**
 * Accepts a state-changing call only from the app itself: X-Requested-With must be present, which a form of another
 * site cannot send, and neither Sec-Fetch-Site nor Origin may name another site.
 *
 * @throws Refusal 403
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site, 'x-requested-with': requestedWith } = request.headers;
  const foreign =
    requestedWith === undefined ||
    (site !== undefined && site !== 'same-origin') ||
    (origin !== undefined && !isOwn(origin, request.host));
  if (foreign) throw new Refusal(403, "This request didn't come from our website.");
}

/**
 * The check for forms of the older pages, which cannot send X-Requested-With: Sec-Fetch-Site or Origin must be
 * present, and must name this site.
 *
 * @throws Refusal 403
 */
export function requireSameOriginForm(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const foreign =
    (site === undefined && origin === undefined) ||
    (site !== undefined && site !== 'same-origin') ||
    (origin !== undefined && !isOwn(origin, request.host));
  if (foreign) throw new Refusal(403, "This request didn't come from our website.");
}
