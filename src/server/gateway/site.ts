import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { array, object, string } from 'yup';
import { isRouteParam } from '../../domain/route-params';

/** The built site as the gateway serves it. */
export type Site = {
  /** Absolute path of the folder that is served; nothing outside it ever is. */
  readonly folder: string;
  /** Files that may be asked for by name, as paths from the root of the site. */
  readonly files: ReadonlySet<string>;
  /** The Content-Security-Policy of every page. */
  readonly policy: string;
  /** Changes with every build that changes anything a browser loads. */
  readonly version: string;
  /** The HTML file for a path, and the status it is served with. */
  pageFor(path: string): { readonly file: string; readonly status: 200 | 404 };
};

const pagesFile = object({
  pages: object().required(),
  app: array(string().required()).required(),
  shell: string().required(),
  notFound: string().required(),
});
const policyFile = object({ policy: string().required() });

/** Compressed variants are chosen by the request's headers, pages by their paths, source maps never. */
const NOT_BY_NAME = /\.(br|gz|html|map)$/;

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** `$name` stands for one segment, `{-$name}` for one or none. */
const PARAMETER = /^(?:\$(?<needed>.+)|\{-\$(?<optional>.+)\})$/u;

function isValue(name: string, segment: string): boolean {
  try {
    return isRouteParam(name, decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** Whether a path has the shape of a route, and its parameters lead somewhere. */
function hasShape(path: string, route: string): boolean {
  const given = path.split('/').slice(1);
  const shape = route.split('/').slice(1);
  const needed = shape.filter((segment) => !segment.startsWith('{-$')).length;
  if (given.length < needed || given.length > shape.length) return false;
  return given.every((segment, index) => {
    const expected = shape[index] ?? '';
    const { needed: name, optional } = PARAMETER.exec(expected)?.groups ?? {};
    const parameter = name ?? optional;
    return parameter === undefined ? segment === expected : isValue(parameter, segment);
  });
}

const hasExtension = (path: string): boolean => /\.[^/]*$/.test(path);

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8')) as unknown;
}

/**
 * Reads what the build left in a folder: `client/`, `pages.json`, `csp.json`.
 *
 * @param dist absolute path of the build's output
 * @throws when the build is not there or not whole
 */
export async function readSite(dist: string): Promise<Site> {
  const folder = join(dist, 'client');
  const [table, { policy }, entries] = await Promise.all([
    readJson(join(dist, 'pages.json')).then((json) => pagesFile.validate(json)),
    readJson(join(dist, 'csp.json')).then((json) => policyFile.validate(json)),
    readdir(folder, { recursive: true, withFileTypes: true }),
  ]);
  const pages = new Map(Object.entries(table.pages).map(([path, file]) => [path, String(file)]));
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !NOT_BY_NAME.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const shell = await readFile(join(folder, table.shell));
  return {
    folder,
    files: new Set(files),
    policy,
    version: createHash('sha256').update(shell).digest('hex').slice(0, 12),
    pageFor(asked) {
      const path = withoutSlash(asked);
      const page = pages.get(path);
      if (page !== undefined) return { file: page, status: 200 };
      const known = !hasExtension(path) && table.app.some((route) => hasShape(path, route));
      return known ? { file: table.shell, status: 200 } : { file: table.notFound, status: 404 };
    },
  };
}
