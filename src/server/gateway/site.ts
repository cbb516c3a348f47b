import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { object, string } from 'yup';
import { fitsRoute } from '../../domain/addresses/app-routes';

/** The built site, as the gateway serves it. */
export type Site = {
  /** Absolute path of the served folder. Nothing outside it is ever served. */
  readonly folder: string;
  /** Files that can be requested by name, as paths from the root of the site. */
  readonly files: ReadonlySet<string>;
  /** The Content-Security-Policy of every page. */
  readonly policy: string;
  /** Changes with every build that changes what a browser loads. */
  readonly version: string;
  /** The HTML file for paths that do not exist. */
  readonly notFound: string;
  /** Finds the HTML file for an encoded path, and its status. */
  pageFor(path: string): { readonly file: string; readonly status: 200 | 404 };
};

const pagesFile = object({
  pages: object().required(),
  app: object().required(),
  shell: string().required(),
  notFound: string().required(),
});
const policyFile = object({ policy: string().required() });

/** Compressed variants are chosen by the request's headers and pages by their path. Source maps are never served. */
const NOT_BY_NAME = /\.(br|gz|html|map)$/;

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

const hasExtension = (path: string): boolean => /\.[^/]*$/.test(path);

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8')) as unknown;
}

/**
 * Reads the output of the build: `client/`, `pages.json` and `csp.json`.
 *
 * @param dist absolute path of the build's output
 * @throws if the build is missing or incomplete
 */
export async function readSite(dist: string): Promise<Site> {
  const folder = join(dist, 'client');
  const [table, { policy }, entries] = await Promise.all([
    readJson(join(dist, 'pages.json')).then((json) => pagesFile.validate(json)),
    readJson(join(dist, 'csp.json')).then((json) => policyFile.validate(json)),
    readdir(folder, { recursive: true, withFileTypes: true }),
  ]);
  const pages = new Map(Object.entries(table.pages).map(([path, file]) => [path, String(file)]));
  const routes = Object.entries(table.app).map(([route, file]) => ({ route, file: String(file) }));
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !NOT_BY_NAME.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const shell = await readFile(join(folder, table.shell));
  return {
    folder,
    files: new Set(files),
    policy,
    version: createHash('sha256').update(shell).digest('hex').slice(0, 12),
    notFound: table.notFound,
    pageFor(asked) {
      const path = withoutSlash(asked);
      const page = pages.get(decodeURIComponent(path));
      if (page !== undefined) return { file: page, status: 200 };
      const known = hasExtension(path) ? undefined : routes.find(({ route }) => fitsRoute(path, route));
      return known ? { file: known.file, status: 200 } : { file: table.notFound, status: 404 };
    },
  };
}
