import { join } from 'node:path';
import process from 'node:process';

/** Where everything of the build lies; all absolute paths. */
export type BuildLayout = {
  readonly root: string;
  readonly dist: string;
  /** What is served: hashed assets, the HTML pages, `public/`, each with `.br` and `.gz` beside it. */
  readonly client: string;
  /** The bundled server; `main.js`, `backend-worker.js`, `reset.js`, `create-admin.js`. */
  readonly server: string;
  /** Source maps of the client: kept for error reports, never served. */
  readonly sourceMaps: string;
  /** Vite's manifest of the client build; read by the prerender and by `npm run size`. */
  readonly manifest: string;
  /** `{ policy, headers }`: the Content-Security-Policy of every HTML answer, and all headers of one. */
  readonly csp: string;
  /** Which HTML file answers which path: `PageTable`, and the same as `PageRule`s. */
  readonly pages: string;
  /** What nginx is told of both where it serves `client` itself (`static-host.ts`). */
  readonly nginx: string;
  /** Written last: a build that has it is whole. */
  readonly stamp: string;
  readonly template: string;
};

/**
 * @param root absolute path of the repository
 * @param dist where to build to, `dist` unless `CABRANK_DIST` says otherwise: another folder lets a test build beside
 *   a running server, or in another locale
 */
export function buildLayout(
  root = process.cwd(),
  dist = join(root, process.env['CABRANK_DIST'] || 'dist'),
): BuildLayout {
  return {
    root,
    dist,
    client: join(dist, 'client'),
    server: join(dist, 'server'),
    sourceMaps: join(dist, 'source-maps'),
    manifest: join(dist, 'manifest.json'),
    csp: join(dist, 'csp.json'),
    pages: join(dist, 'pages.json'),
    nginx: join(dist, 'nginx'),
    stamp: join(dist, 'built.json'),
    template: join(root, 'index.html'),
  };
}
