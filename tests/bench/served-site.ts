import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../../src/build/compress';
import { buildLayout, type BuildLayout } from '../../src/build/layout';
import type { PageTable } from '../../src/build/pages';

/** A site for the gateway: the page for each path, and the content security policy. */
export type SiteParts = { readonly pages: PageTable; readonly policy: string };

/** The pages of a site that has only the login. */
export const LOGIN_ALONE: PageTable = {
  pages: { '/login': 'login.html' },
  app: {},
  shell: 'login.html',
  notFound: 'login.html',
};

/** The folder of a bench's site: inside the repository, so that the gateway finds its packages. */
export const siteLayout = ({ root }: BuildLayout, name: string): BuildLayout =>
  buildLayout(root, join(root, '.artifacts/bench', name));

/**
 * Writes a site for a build's gateway: compressed, and with the same headers.
 *
 * @param built the build whose gateway serves it
 * @param name of its folder
 * @param fill writes the site's files, before they are compressed
 */
export async function writeSite(
  built: BuildLayout,
  name: string,
  fill: (site: BuildLayout) => Promise<SiteParts>,
): Promise<BuildLayout> {
  const site = siteLayout(built, name);
  await rm(site.dist, { recursive: true, force: true });
  await mkdir(site.client, { recursive: true });
  const { pages, policy } = await fill(site);
  await Promise.all([
    cp(built.server, site.server, { recursive: true }),
    writeFile(site.csp, JSON.stringify({ policy })),
    writeFile(site.pages, JSON.stringify(pages)),
  ]);
  await precompress(site.client);
  return site;
}
