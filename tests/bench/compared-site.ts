import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { PageTable } from '../../src/build/pages';
import { NAMED_ROUTES, SLUG_ROUTES } from '../../src/domain/addresses/app-routes';
import type { BenchTarget } from './result';
import { writeSite, type SiteParts } from './served-site';

/** The needs of another app are unknown, so it may do everything that a page without a policy may do. */
const NO_POLICY = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/** `login.html` and `login/index.html` answer /login; `index.html` answers every path without a page of its own. */
const pathOf = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/u, '')}`;

async function pagesOf(client: string): Promise<PageTable> {
  const files = await readdir(client, { recursive: true });
  const html = files.filter((file) => file.endsWith('.html'));
  return {
    pages: Object.fromEntries(html.map((file) => [pathOf(file), file])),
    app: Object.fromEntries([...NAMED_ROUTES, ...SLUG_ROUTES].map((route) => [route, 'index.html'])),
    shell: 'index.html',
    notFound: 'index.html',
  };
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

/** Older builds have one loading screen for all routes, and list the routes. */
type WrittenTable = Omit<PageTable, 'app'> & { readonly app: PageTable['app'] | string[] };

/** Another build of this repository, for example an older one, is served by its own rules. */
async function copyBuild(folder: string, client: string): Promise<SiteParts> {
  await cp(join(folder, 'client'), client, { recursive: true });
  const kept = (await readJson(join(folder, 'pages.json'))) as WrittenTable;
  const pages = {
    ...kept,
    app: Array.isArray(kept.app)
      ? Object.fromEntries(kept.app.map((route) => [route, kept.shell]))
      : kept.app,
  };
  const { policy } = (await readJson(join(folder, 'csp.json'))) as { readonly policy: string };
  return { pages, policy };
}

async function copyFolder(folder: string, client: string): Promise<SiteParts> {
  await cp(folder, client, { recursive: true });
  return { pages: await pagesOf(client), policy: NO_POLICY };
}

/**
 * Prepares another built app for comparison with ours. The gateway of our build serves its files and forwards /api
 * and /legacy to our backend.
 *
 * @param folder of its static files, with an `index.html`; or a `dist` of this repository
 * @throws Error when it contains no app
 */
export async function comparedTarget(own: BenchTarget, folder: string): Promise<BenchTarget> {
  const from = resolve(folder);
  const isBuild = ['client', 'pages.json', 'csp.json'].every((name) => existsSync(join(from, name)));
  if (!isBuild && !existsSync(join(from, 'index.html'))) {
    throw new Error(`${folder} holds no built app: there is no index.html in it`);
  }
  const layout = await writeSite(own.layout, 'compared', ({ client }) =>
    isBuild ? copyBuild(from, client) : copyFolder(from, client),
  );
  return { name: `${basename(dirname(from))}/${basename(from)}`, layout, isOwn: false };
}
