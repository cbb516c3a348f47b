import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const POLICY = "default-src 'self'; frame-ancestors 'none'";

const script = `export const x = 1;${' '.repeat(400)}`;

const pages = {
  pages: { '/': 'index.html', '/login': 'login.html' },
  app: {
    '/profile': 'shell.html',
    '/content/$page': 'shell.html',
    '/requests/{-$uuid}': 'shell.html',
    '/older/$slug': 'shell.html',
    '/track/$ref': 'shell.html',
    '/reset/$code': 'shell.html',
    '/reset/app/$code': 'shell.html',
  },
  shell: 'shell.html',
  notFound: 'not-found.html',
};

const files: Readonly<Record<string, string>> = {
  'client/index.html': '<h1>home</h1>',
  'client/login.html': '<h1>login</h1>',
  'client/shell.html': '<h1>shell</h1>',
  'client/not-found.html': '<h1>not found</h1>',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/assets/main-abc123.js': script,
  'client/assets/main-abc123.js.map': '{"secret":1}',
  'client/.hidden': 'secret',
  'server/secret.js': 'secret',
  'source-maps/main-abc123.js.map': '{"secret":1}',
  'csp.json': JSON.stringify({ policy: POLICY }),
  'pages.json': JSON.stringify(pages),
};

/** Writes a small build's output, without the server, into a folder. */
export async function writeDist(dist: string): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  const main = join(dist, 'client/assets/main-abc123.js');
  await writeFile(`${main}.br`, brotliCompressSync(script));
  await writeFile(`${main}.gz`, gzipSync(script));
}

/** A small build's output in its own folder, for tests of only the gateway. `remove` deletes it. */
export async function makeDist(): Promise<{ readonly dist: string; readonly remove: () => Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'cabrank-dist-'));
  await writeDist(dist);
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) };
}
