import { editionOf } from '../export/edition';
import { commitOf, sourcesAt, versionsOf } from '../export/sources';
import { VERSIONS } from '../model/versions';
import { refused, serveJson } from './serve-json';

/** The address of one version (`versionAddress`). */
const ONE = /^\/versions\/([0-9a-f]{40})\.json$/u;

/**
 * Serves the list of versions to compare, and the charts and texts of each, for `npm run flows`.
 *
 * @param root absolute path of the repository
 */
export const serveVersions = (root: string) =>
  serveJson(async ({ method }, path) => {
    if (method !== 'GET') return null;
    if (path === `/${VERSIONS}`) return { status: 200, body: versionsOf(root) };
    const asked = ONE.exec(path)?.[1];
    if (asked === undefined) return null;
    const commit = commitOf(root, asked);
    if (commit === null) return refused(404, 'There is no such commit here.');
    return { status: 200, body: await editionOf(sourcesAt(root, commit)) };
  });
