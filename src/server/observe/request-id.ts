import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Header with the id of a request, from the proxy in front of the gateway to the backend, and in the response. */
export const REQUEST_ID = 'x-request-id';

/** Cannot be mistaken for anything else in a log, nor be a word that a person typed. */
const WELL_FORMED = /^(?=.*\d)[\w-]{8,64}$/u;

/**
 * Creates the generator of request ids: the id from a trusted proxy, otherwise a new UUID.
 *
 * @param trusted addresses of trusted proxies, as the text form of Fastify's `trustProxy`; null for none
 */
export function requestIds(trusted: string | null): (request: IncomingMessage) => string {
  const trusts =
    trusted === null ? () => false : proxyAddr.compile(trusted.split(',').map((address) => address.trim()));
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    const isNamed =
      typeof given === 'string' && WELL_FORMED.test(given) && trusts(socket.remoteAddress ?? '', 0);
    return isNamed ? given : randomUUID();
  };
}
