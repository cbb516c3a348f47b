import { join } from 'node:path';
import process from 'node:process';

/**
 * Where a development server keeps the packages that it has prepared: a folder that `CABRANK_CACHE` names in the
 * repository, for a server that begins without any; `null` for its usual place.
 *
 * @param root absolute path of the repository
 */
export const viteCache = (root: string): string | null =>
  process.env['CABRANK_CACHE'] ? join(root, process.env['CABRANK_CACHE']) : null;
