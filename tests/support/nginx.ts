import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './start-server';

export type Balancer = {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
};

/** The README's example before other instances: what is told there is what is tested. */
async function exampleFor(port: number, instances: readonly string[]): Promise<string> {
  const readme = await readFile('README.md', 'utf8');
  const example = /```nginx\n([\s\S]+?)```/u.exec(readme)?.[1];
  if (example === undefined) throw new Error('The README has no example for nginx');
  const [first = ''] = example.match(/^ *server \S+/mu) ?? [];
  const servers = instances.map((origin) => `  server ${new URL(origin).host}`);
  const options = /^ *server \S+( [^;]*)?;/mu.exec(example)?.[1] ?? '';
  if (first === '') throw new Error('The README names no instances');
  return example
    .replace(/(?:^ *server \S+[^;{\n]*;\n)+/mu, servers.map((line) => `${line}${options};\n`).join(''))
    .replace(/listen \d+;/u, `listen 127.0.0.1:${port};`);
}

/** Starts nginx before instances of the server, as the README shows it. */
export async function startNginx(instances: readonly string[]): Promise<Balancer> {
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
      access_log off;
      # After an answer that says the connection closes, the load generator asks on it all the same.
      keepalive_requests 1000000;
      ${temporary}
      ${await exampleFor(port, instances)}
    }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`${origin}/healthz`).then(
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
