import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildLayout } from '../../src/build/layout';
import { buildServer } from '../../src/build/server';
import { json, startStandIn, type StandIn } from '../support/backends/stand-in-server';
import { startProgram } from '../support/backend/backend-program';
import { makeCertificate } from '../support/gateway/certificate';
import { writeDist } from '../support/gateway/gateway-site';
import { askHttp2, askHttps, openHttp2 } from '../support/gateway/http2-client';

// The built server with a certificate.

const base = resolve('.artifacts', `tls-${randomUUID()}`);
const layout = buildLayout(process.cwd(), join(base, 'dist'));
const main = join(layout.server, 'main.js');
const TIMEOUT_MS = 240_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

const TLS_CERT = join(base, 'cert.pem');
const TLS_KEY = join(base, 'key.pem');
const OTHER_KEY = join(base, 'other-key.pem');
let backend: StandIn;

beforeAll(async () => {
  await mkdir(base, { recursive: true });
  await buildServer(layout);
  await writeDist(layout.dist);
  const own = makeCertificate();
  await writeFile(TLS_CERT, own.cert);
  await writeFile(TLS_KEY, own.key);
  await writeFile(OTHER_KEY, makeCertificate().key);
  backend = await startStandIn(() => json({ code: 200, response: {} }));
});
afterAll(async () => {
  await backend.close();
  await rm(base, { recursive: true, force: true });
});

it('serves HTTP/2 and HTTP/1.1 at the https address that it prints, and ends with a connection open', async () => {
  const server = await startProgram([main], { BACKEND_URL: backend.origin, TLS_CERT, TLS_KEY });
  expect(server.origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/u);
  const session = openHttp2(server.origin);
  expect(await askHttp2(session, '/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect((await askHttp2(session, '/api/config')).status).toBe(200);
  expect((await askHttps(server.origin, '/healthz')).status).toBe(200);
  const told = once(session, 'goaway');
  expect(await server.kill('SIGTERM')).toBe(0);
  await told;
  expect(server.output()).not.toContain('Warning');
});

it.each([
  [
    'a certificate alone',
    { TLS_CERT },
    'TLS_CERT needs TLS_KEY as well: the private key of the certificate.',
  ],
  [
    'the key of another certificate',
    { TLS_CERT, TLS_KEY: OTHER_KEY },
    'TLS_KEY must be the private key of the certificate in TLS_CERT: they do not belong together.',
  ],
])('does not start with %s, and says why in one line', async (_, env, message) => {
  const starting = startProgram([main], { BACKEND_URL: backend.origin, ...env });
  await expect(starting).rejects.toThrow(`The program ended. It printed:\n${message}\n`);
});
