import type { Plugin } from 'vite';
import { VERSIONS } from '../review/model/versions';
import { serveVersions } from '../review/server/serve-versions';

/**
 * The commits and tags with which the flows can be compared. The static site has none.
 *
 * @param root absolute path of the repository
 */
export const flowVersions = (root: string): Plugin => ({
  name: 'cabrank:flow-versions',
  configureServer({ middlewares }) {
    middlewares.use(serveVersions(root));
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: VERSIONS, source: '[]' });
  },
});
