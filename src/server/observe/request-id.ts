import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** The header that names a request from the proxy before the gateway to the backend, and in the answer. */
export const REQUEST_ID = 'x-request-id';

/** Nothing that could be read as anything else in a log, or be a word of a person's. */
const WELL_FORMED = /^(?=.*\d)[\w-]{8,64}$/u;

/**
 * Names requests: as a trusted proxy named them, else by a new id.
 *
 * @param trusted whose word counts, as Fastify's `trustProxy` in text; null for nobody's
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
