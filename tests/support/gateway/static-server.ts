import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import type { BuildLayout } from '../../../src/build/layout';
import type { PageTable } from '../../../src/build/pages';
import type { PageRedirect } from '../../../src/build/static-addresses';
import type { PageRule } from '../../../src/build/static-host';

/** A host that serves a build's files and forwards calls and older pages. */
export type StaticHost = {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
};

/** The build's rules for any host (src/server/README.md, "Static host"). */
type Rules = {
  readonly pages: Pick<PageTable, 'notFound'> & {
    readonly refused: string;
    readonly redirects: readonly PageRedirect[];
    readonly rules: readonly PageRule[];
  };
  readonly headers: Readonly<Record<string, string>>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

async function readRules({ pages, csp }: BuildLayout): Promise<Rules> {
  const { headers } = (await readJson(csp)) as Pick<Rules, 'headers'>;
  return { pages: (await readJson(pages)) as Rules['pages'], headers };
}

/** A file's bytes; `null` if the folder has no such file. */
const read = (folder: string, name: string): Promise<Buffer | null> => {
  const file = join(folder, name);
  return file.startsWith(folder + sep) ? readFile(file).catch(() => null) : Promise.resolve(null);
};

/** Forwards a call and its response unchanged. */
function passOn(backend: string, asked: IncomingMessage, answer: ServerResponse): void {
  const call = request(
    backend + (asked.url ?? ''),
    { method: asked.method, headers: asked.headers },
    (theirs) => {
      answer.writeHead(theirs.statusCode ?? 502, theirs.rawHeaders);
      theirs.pipe(answer);
    },
  );
  call.on('error', () => answer.writeHead(502).end());
  asked.pipe(call);
}

function handler(folder: string, { pages, headers }: Rules, backend: string) {
  const send = async (
    asked: IncomingMessage,
    answer: ServerResponse,
    name: string,
    status: number,
    more: Readonly<Record<string, string>>,
  ): Promise<boolean> => {
    const plain = await read(folder, name);
    if (plain === null) return false;
    const takesGzip = /\bgzip\b/u.test(asked.headers['accept-encoding']?.toString() ?? '');
    const packed = takesGzip ? await read(folder, `${name}.gz`) : null;
    answer.writeHead(status, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      ...(packed === null ? {} : { 'content-encoding': 'gzip' }),
      ...more,
    });
    answer.end(packed ?? plain);
    return true;
  };

  return async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { url = '/' } = asked;
    if (new RegExp(pages.refused, 'u').test(url)) {
      await send(asked, answer, pages.notFound, 404, headers);
      return;
    }
    const redirect = pages.redirects.find(({ address }) => new RegExp(address, 'u').test(url));
    if (redirect) {
      const location = url.replace(new RegExp(redirect.address, 'u'), redirect.to);
      answer.writeHead(301, { location }).end();
      return;
    }
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    if (/^\/(?:api|legacy)(?:\/|$)/u.test(path)) {
      passOn(backend, asked, answer);
      return;
    }
    const forGood: Readonly<Record<string, string>> = path.startsWith('/assets/')
      ? { 'cache-control': 'public, max-age=31536000, immutable' }
      : {};
    // A page is served only for its own path, because its headers are those of a page.
    if (!path.endsWith('.html') && (await send(asked, answer, path, 200, forGood))) return;
    const rule = pages.rules.find((each) => new RegExp(each.path, 'u').test(path));
    await send(asked, answer, rule?.file ?? pages.notFound, rule ? 200 : 404, headers);
  };
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Serves a build like any static host, only by the rules that the build has written.
 *
 * @param backend what answers /api and /legacy, without a trailing slash
 */
export async function startStaticServer(layout: BuildLayout, backend: string): Promise<StaticHost> {
  const handle = handler(layout.client, await readRules(layout), backend);
  const server = createServer((asked, answer) => {
    handle(asked, answer).catch(() => answer.writeHead(500).end());
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
