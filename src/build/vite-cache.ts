import { join } from 'node:path';
import process from 'node:process';

/**
 * The folder in which a development server caches prepared packages. `CABRANK_CACHE` names another folder in the
 * repository, for a server that starts with an empty cache; `null` for the default.
 *
 * @param root absolute path of the repository
 */
export const viteCache = (root: string): string | null =>
  process.env['CABRANK_CACHE'] ? join(root, process.env['CABRANK_CACHE']) : null;
