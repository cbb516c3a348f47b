import { join } from 'node:path';
import process from 'node:process';

/** Absolute paths of everything in a build. */
export type BuildLayout = {
  readonly root: string;
  readonly dist: string;
  /** The served files: hashed assets, HTML pages and `public/`, with their `.br` and `.gz` variants. */
  readonly client: string;
  /** The bundled server: `main.js`, `backend-worker.js`, `reset.js`, `create-admin.js`. */
  readonly server: string;
  /** The client's source maps, for error reports. Never served. */
  readonly sourceMaps: string;
  /** Vite's manifest of the client build, read by prerendering and by `npm run size`. */
  readonly manifest: string;
  /** `{ policy, headers }`: the Content-Security-Policy and all headers of every HTML response. */
  readonly csp: string;
  /** Which HTML file belongs to which path: `PageTable`, and the same as `PageRule`s. */
  readonly pages: string;
  /** The same two as configuration for nginx, if it serves `client` itself (`static-host.ts`). */
  readonly nginx: string;
  /** Written last, so a build that has it is complete. */
  readonly stamp: string;
  readonly template: string;
};

/**
 * @param root absolute path of the repository
 * @param dist output folder, by default `CABRANK_DIST` or `dist`; another folder allows tests to build next to a
 *   running server, or in another locale
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
