import type { Plugin } from 'vite';
import { serveVersions } from '../review/server/serve-versions';

/**
 * The commits and tags with which the flows can be compared. Only `npm run flows` has them.
 *
 * @param root absolute path of the repository
 */
export const flowVersions = (root: string): Plugin => ({
  name: 'cabrank:flow-versions',
  configureServer({ middlewares }) {
    middlewares.use(serveVersions(root));
  },
});
