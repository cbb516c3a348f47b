import type { FastifyRequest } from 'fastify';
import { parseUrl } from '../../../domain/addresses/parse-url';
import type { RelyingParty } from '../services/second-factor/passkeys';
import { Refusal } from './answers';

/**
 * The website that a browser makes or uses a passkey for. The Origin was compared with the requested host before.
 *
 * @throws Refusal 400 without an Origin, which every browser sends
 */
export function relyingPartyOf({ headers: { origin } }: FastifyRequest): RelyingParty {
  const url = origin === undefined ? null : parseUrl(origin);
  if (!url) throw new Refusal(400, 'A passkey needs a browser.');
  return { id: url.hostname, origin: url.origin };
}
