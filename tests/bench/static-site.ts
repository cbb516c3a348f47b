import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../../src/build/compress';
import { contentSecurityPolicy } from '../../src/build/csp';
import type { BuildLayout } from '../../src/build/layout';
import { buildLayout } from '../../src/build/layout';
import type { PageTable } from '../../src/build/pages';

const PAGE = 'tests/bench/static-login.html';

/**
 * A site that consists of the hand-written login page, to be served by the same gateway as the app: compressed, with
 * the same headers and a policy of its own.
 *
 * @returns where it lies; inside the repository, so that the gateway finds its packages
 */
export async function writeStaticSite(built: BuildLayout): Promise<BuildLayout> {
  const site = buildLayout(built.root, join(built.root, '.artifacts/bench/static-site'));
  const html = await readFile(join(built.root, PAGE), 'utf8');
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const pages: PageTable = {
    pages: { '/login': 'login.html' },
    app: [],
    shell: 'login.html',
    notFound: 'login.html',
  };
  await rm(site.dist, { recursive: true, force: true });
  await mkdir(site.client, { recursive: true });
  await Promise.all([
    cp(built.server, site.server, { recursive: true }),
    cp(join(built.client, 'favicon.svg'), join(site.client, 'favicon.svg')),
    writeFile(join(site.client, 'login.html'), html),
    writeFile(site.csp, JSON.stringify({ policy: contentSecurityPolicy({ scripts: [], styles }) })),
    writeFile(site.pages, JSON.stringify(pages)),
  ]);
  await precompress(site.client);
  return site;
}
