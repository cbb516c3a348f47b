import type { FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
import { parse } from 'yaml';
import contract from '../../api/contract/openapi.yaml?raw';
import { routePattern } from '../../domain/addresses/app-routes';
import { UNMATCHED } from '../observe/requests';
import type { Site } from './site';

const HASHED = '/assets/';

/** The contract's paths in Fastify's syntax, in which the backend names its routes. */
function contractPatterns(): readonly string[] {
  const { paths } = parse(contract) as { readonly paths: object };
  return Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/gu, ':$1'));
}

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Labels a request without any of the client's own input: with the contract's path for a call, the app's route for a
 * page, or the name of a file in the build.
 *
 * @returns a pattern such as `/api/user/:uuid/cards/view`, `/legacy/*`, `/track/:ref` or `(unmatched)`
 */
export function routePatterns(site: Pick<Site, 'files'>): (request: FastifyRequest) => string {
  const calls = createRouter();
  for (const pattern of contractPatterns()) calls.on('GET', pattern, () => undefined, pattern);

  const callPattern = (request: FastifyRequest): string => {
    const found = calls.find('GET', pathOf(request))?.store as string | undefined;
    return found ?? '/api/*';
  };
  const pagePattern = (request: FastifyRequest): string => {
    const path = pathOf(request);
    if (!site.files.has(path)) return routePattern(path) ?? UNMATCHED;
    return path.startsWith(HASHED) ? `${HASHED}*` : path;
  };

  return (request) => {
    const { url } = request.routeOptions;
    if (url === '/api' || url === '/api/*') return callPattern(request);
    if (url === '/' || url === '/*') return pagePattern(request);
    if (request.is404 || url === undefined) return UNMATCHED;
    return url;
  };
}
