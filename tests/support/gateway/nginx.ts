import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuildLayout } from '../../../src/build/layout';
import { freePort } from '../backend/start-server';
import type { StaticHost } from './static-server';

/** The manual with the examples, so that the documented configuration is tested. */
const MANUAL = 'src/server/README.md';

/** One of its examples. */
async function exampleWith(mark: string): Promise<string> {
  const manual = await readFile(MANUAL, 'utf8');
  const examples = [...manual.matchAll(/```nginx\n([\s\S]+?)```/gu)].map(([, text = '']) => text);
  const example = examples.find((text) => text.includes(mark));
  if (example === undefined) throw new Error(`${MANUAL} has no example for nginx with ${mark}`);
  return example;
}

/** Without the certificate, which the tests do not have. */
const listening = (example: string, port: number): string =>
  example.replace(/listen \d+ ssl;\n(?: *ssl_\w+ [^\n]+\n)+/u, `listen 127.0.0.1:${port};\n`);

async function balancing(instances: readonly string[]): Promise<string> {
  const example = await exampleWith('upstream');
  const [first = ''] = example.match(/^ *server \S+/mu) ?? [];
  const servers = instances.map((origin) => `  server ${new URL(origin).host}`);
  const options = /^ *server \S+( [^;]*)?;/mu.exec(example)?.[1] ?? '';
  if (first === '') throw new Error(`${MANUAL} names no instances`);
  return example.replace(
    /(?:^ *server \S+[^;{\n]*;\n)+/mu,
    servers.map((line) => `${line}${options};\n`).join(''),
  );
}

async function serving({ dist }: BuildLayout, backend: string): Promise<string> {
  const example = await exampleWith('gzip_static');
  return example
    .replaceAll(/\/\S+\/dist\//gu, `${dist}/`)
    .replace(/proxy_pass [^;]+;/u, `proxy_pass ${backend};`);
}

/** Starts nginx with this content of its configuration's `http` block, in its own folder. */
async function start(http: (port: number) => string): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'cabrank-nginx-'));
  await mkdir(join(folder, 'temp'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`)
    .join('\n');
  const configuration = `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${join(folder, 'pid')};
    error_log stderr error;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      # After an answer that says the connection closes, the load generator asks on it all the same.
      keepalive_requests 1000000;
      ${temporary}
      ${http(port)}
    }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.on('error', ({ message }) => (said += message));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`${origin}/login`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) {
      return {
        origin,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
          await rm(folder, { recursive: true, force: true });
        },
      };
    }
    if (child.exitCode !== null) break;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`nginx does not answer. It said:\n${said}`);
}

/** Starts nginx in front of instances of the server, as in the manual. */
export async function startNginx(instances: readonly string[]): Promise<StaticHost> {
  const example = await balancing(instances);
  return start((port) => listening(example, port));
}

/**
 * Starts nginx as a static host of a build that forwards calls and older pages, as in the manual.
 *
 * @param backend what answers /api and /legacy, without a trailing slash
 */
export async function startStaticHost(layout: BuildLayout, backend: string): Promise<StaticHost> {
  const example = await serving(layout, backend);
  return start((port) => listening(example, port));
}
