import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLowerCase } from '../../domain/addresses/app-routes';
import { pageHeaders } from './page-headers';
import type { Site } from './site';

/** File names below this path contain a hash of the content. */
const HASHED = '/assets/';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

const nameOf = (path: string): string => decodeURIComponent(path);

/**
 * Serves the built site. A path that names a file gets the file. A path that the app only knows in lower case is
 * redirected there. Every other path gets its page. Unknown paths are 404. Methods other than GET and HEAD are 405
 * if the path exists.
 */
export async function registerStaticFiles(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const name = nameOf(path);
    if (site.files.has(name)) {
      reply.header(
        'cache-control',
        name.startsWith(HASHED)
          ? `public, max-age=${YEAR_MS / 1000}, immutable`
          : 'public, max-age=0, must-revalidate',
      );
      return reply.sendFile(name.slice(1));
    }
    const lower = inLowerCase(path);
    if (lower !== null) return reply.redirect(lower + request.url.slice(path.length), 301);
    const { file, status } = site.pageFor(path);
    return reply.code(status).headers(pageHeaders(site.policy)).sendFile(file);
  };

  app.get('/', answer);
  app.get('/*', answer);
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    // A GET gets here if a file was deleted while the server runs.
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const exists = !reads && (site.files.has(nameOf(path)) || site.pageFor(path).status === 200);
    if (exists) reply.header('allow', 'GET, HEAD');
    return reply
      .code(exists ? 405 : 404)
      .type('text/plain; charset=utf-8')
      .send(exists ? 'Method not allowed' : 'Not found');
  });
}
