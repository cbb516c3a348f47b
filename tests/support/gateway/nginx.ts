import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuildLayout } from '../../../src/build/layout';
import type { Certificate } from '../../../src/server/tls-settings';
import { freePort } from '../backend/start-server';
import { askHttps } from './http2-client';
import type { StaticHost } from './static-server';

/** The manual with the examples, so that the documented configuration is tested. */
const MANUAL = 'src/server/README.md';

const CERT = 'cert.pem';
const KEY = 'key.pem';

/** One of its examples. */
async function exampleWith(mark: string): Promise<string> {
  const manual = await readFile(MANUAL, 'utf8');
  const examples = [...manual.matchAll(/```nginx\n([\s\S]+?)```/gu)].map(([, text = '']) => text);
  const example = examples.find((text) => text.includes(mark));
  if (example === undefined) throw new Error(`${MANUAL} has no example for nginx with ${mark}`);
  return example;
}

/** On a port of its own, without TLS. */
const listening = (example: string, port: number): string =>
  example.replace(/listen \d+ ssl[^\n]*\n(?: *ssl_\w+ [^\n]+\n)+/u, `listen 127.0.0.1:${port};\n`);

/** On a port of its own with the example's TLS and HTTP/2, and with the certificate in the folder. */
const listeningWithTls = (example: string, port: number, folder: string): string =>
  example
    .replace(/listen (?=\d)/u, 'listen 127.0.0.1:')
    .replace(/(?<=:)\d+(?= ssl)/u, String(port))
    .replace(/(?<=ssl_certificate )\S+(?=;)/u, join(folder, CERT))
    .replace(/(?<=ssl_certificate_key )\S+(?=;)/u, join(folder, KEY));

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

const isOk = (origin: string): Promise<boolean> => {
  const answered = origin.startsWith('https:')
    ? askHttps(origin, '/login').then(({ status }) => status === 200)
    : fetch(`${origin}/login`).then(({ ok }) => ok);
  return answered.catch(() => false);
};

/**
 * Starts nginx with this content of its configuration's `http` block, in its own folder.
 *
 * @param certificate what the content has for TLS; it is written into the folder
 */
async function start(
  http: (port: number, folder: string) => string,
  certificate: Certificate | null = null,
): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'cabrank-nginx-'));
  await mkdir(join(folder, 'temp'));
  if (certificate !== null) {
    await writeFile(join(folder, CERT), certificate.cert);
    await writeFile(join(folder, KEY), certificate.key);
  }
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
      ${http(port, folder)}
    }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.on('error', ({ message }) => (said += message));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const ended = once(child, 'exit');
  const origin = `${certificate === null ? 'http' : 'https'}://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isOk(origin)) {
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

/**
 * Starts nginx in front of instances of the server, as in the manual.
 *
 * @param certificate for TLS and HTTP/2 as in the manual; without it nginx serves plain HTTP
 */
export async function startNginx(
  instances: readonly string[],
  certificate: Certificate | null = null,
): Promise<StaticHost> {
  const example = await balancing(instances);
  return start(
    (port, folder) =>
      certificate === null ? listening(example, port) : listeningWithTls(example, port, folder),
    certificate,
  );
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
