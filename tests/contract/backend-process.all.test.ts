import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildLayout } from '../../src/build/layout';
import { buildServer } from '../../src/build/server';
import { startBackend } from '../../src/server/backend/start';
import { uuidOf } from '../support/backend/backend';
import { startProgram, type Program } from '../support/backend/backend-program';
import { eventually } from '../support/browser/eventually';
import { writeDist } from '../support/gateway/gateway-site';
import { startMinimalBackend } from '../support/backends/minimal-backend';

// In the repository, so that the bundle finds its packages.
const base = resolve('.artifacts', `process-${randomUUID()}`);
const layout = buildLayout(process.cwd(), join(base, 'dist'));
const main = join(layout.server, 'main.js');
/** Several whole servers start here one after the other, on a machine that may be busy. */
const TIMEOUT_MS = 240_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });
const programs: Program[] = [];

const start = async (env: Readonly<Record<string, string>>): Promise<Program> => {
  const program = await startProgram([main], env);
  programs.push(program);
  return program;
};

beforeAll(async () => {
  await mkdir(base, { recursive: true });
  await buildServer(layout);
  await writeDist(layout.dist);
});
afterAll(async () => {
  for (const program of programs) await program.kill('SIGKILL');
  await rm(base, { recursive: true, force: true });
});

const app = { 'x-requested-with': 'XMLHttpRequest' };

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { ...app, origin },
    body: new URLSearchParams({ email: 'new@cabrank.test', password: 'Taxi-rank-42!demo' }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const cardsUrl = (origin: string, call: string): string =>
  `${origin}/api/user/${uuidOf('new')}/cards/${call}`;

function addCard(origin: string, cookie: string, name: string): Promise<Response> {
  return fetch(cardsUrl(origin, 'add'), {
    method: 'POST',
    headers: { ...app, origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      paymentMethod: {
        token: `pm_sandbox_card_${randomUUID()}`,
        last4: '4242',
        exp_month: 4,
        exp_year: 2090,
      },
      requestType: 'personal',
      cardNickName: name,
      recaptchaToken: '',
    }),
  });
}

async function cardNames(origin: string, cookie: string): Promise<string[]> {
  const answer = await fetch(cardsUrl(origin, 'view'), { headers: { ...app, cookie } });
  const { response } = (await answer.json()) as { readonly response: readonly { readonly name: string }[] };
  return response.map(({ name }) => name);
}

describe('the built server with the embedded backend', () => {
  it('announces itself, keeps data and sessions across a stop and a kill, and locks its folder', async () => {
    const env = { DATA_DIR: join(base, 'data') };
    const first = await start(env);
    expect(first.output()).toContain(`Cabrank:  ${first.origin}`);
    expect(first.output()).toContain(`Backend:  embedded, data in ${env.DATA_DIR}`);
    expect(first.output()).toContain('Payments: simulator (pk_sandbox_cabrank)');
    expect(first.output().match(/@cabrank\.test/gu)).toHaveLength(12);

    const cookie = await signIn(first.origin);
    expect((await addCard(first.origin, cookie, 'Kept over an end')).status).toBe(200);
    await expect(start(env)).rejects.toThrow(/data folder .* is in use by another process/u);
    expect(await first.kill('SIGTERM')).toBe(0);

    const second = await start(env);
    expect(await cardNames(second.origin, cookie)).toEqual(['Kept over an end']);
    expect((await addCard(second.origin, cookie, 'Kept over a kill')).status).toBe(200);
    await second.kill('SIGKILL');

    const third = await start(env);
    expect(await cardNames(third.origin, cookie)).toEqual(['Kept over an end', 'Kept over a kill']);
    expect(await third.kill('SIGINT')).toBe(0);

    const reset = await startProgram([join(layout.server, 'reset.js')], env, 'Restored the 12 demo accounts');
    expect(await reset.ended).toBe(0);
    const fourth = await start(env);
    expect(await cardNames(fourth.origin, await signIn(fourth.origin))).toEqual([]);
    await fourth.kill('SIGTERM');
  });

  it('names Stripe if STRIPE_PUBLIC_KEY is set, and what it cannot use', async () => {
    const stripe = await start({ DATA_DIR: join(base, 'stripe'), STRIPE_PUBLIC_KEY: 'pk_test_123' });
    expect(stripe.output()).toContain('Payments: Stripe (test mode)');
    await stripe.kill('SIGTERM');
    await expect(start({ PORT: 'none' })).rejects.toThrow('PORT must be a number');
  });
});

describe('the built server with logs and metrics', () => {
  it('writes log lines of both halves, and serves metrics of both on a separate port', async () => {
    const { origin, output, kill } = await start({
      DATA_DIR: join(base, 'observed'),
      LOG_LEVEL: 'info',
      METRICS_PORT: '0',
      TELEMETRY: 'on',
    });
    const answer = await fetch(`${origin}/api/config`, { headers: app });
    const id = answer.headers.get('x-request-id') ?? '';
    const lines = () =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const parts = () => lines().filter(({ requestId }) => requestId === id);
    await eventually(() =>
      parts()
        .map(({ part }) => part)
        .sort(),
    ).toEqual(['backend', 'gateway']);

    const port = lines().find(({ msg }) => msg === 'metrics are served')?.port;
    const metrics = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
    for (const part of ['gateway', 'backend']) {
      expect(metrics).toContain(
        `http_requests_total{method="GET",route="/api/config",status="2xx",part="${part}"} `,
      );
    }
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('http_requests_total');
    const told = { kind: 'vital', vital: 'CLS', value: 0.01, route: '/login' };
    const telemetry = await fetch(`${origin}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: [told] }),
    });
    expect(telemetry.status).toBe(204);
    expect(await kill('SIGTERM')).toBe(0);
    expect(
      lines()
        .filter(({ msg }) => msg === 'ended')
        .map(({ part }) => part)
        .sort(),
    ).toEqual(['backend', 'gateway']);
  });
});

describe('the built server with BACKEND_URL', () => {
  it('serves the same app in front of a backend that offers only the 31 calls (S7.calls) and auth', async () => {
    const standIn = await startMinimalBackend();
    const folder = join(base, 'unused');
    const { origin, output, kill } = await start({ BACKEND_URL: standIn.url, DATA_DIR: folder });
    expect(output()).toContain(`Backend:  ${standIn.url}`);
    expect(output()).toContain('Payments: simulator (pk_sandbox_elsewhere)');
    expect(output()).not.toContain('@cabrank.test');

    expect(await (await fetch(`${origin}/login`)).text()).toContain('login');
    const login = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: standIn.email, password: standIn.password }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const user: unknown = await (await fetch(`${origin}/api/auth/user`, { headers: { cookie } })).json();
    expect(user).toMatchObject({ code: 200, response: { email: standIn.email } });
    expect((await fetch(`${origin}/sandbox/intents/x`, { method: 'POST' })).status).toBe(404);
    expect(standIn.calls).toContain('POST /api/auth/login');
    expect(standIn.calls.some((call) => call.includes('/sandbox'))).toBe(false);

    expect(existsSync(folder)).toBe(false);
    await kill('SIGTERM');
    await standIn.close();
  });

  it('loads no database: no import of the main program leads to one', () => {
    const packages = new Set<string>();
    const seen = new Set<string>();
    const follow = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
        /(?:from|import)\s*\(?["']([^"']+)["']/gu,
      )) {
        if (name.startsWith('.')) follow(join(dirname(file), name));
        else packages.add(name);
      }
    };
    follow(main);
    expect(packages).toContain('@fastify/http-proxy');
    expect([...packages].filter((name) => /pglite|kysely|stripe/u.test(name))).toEqual([]);
    seen.clear();
    follow(join(layout.server, 'backend-worker.js'));
    expect([...packages].filter((name) => /pglite|kysely/u.test(name))).not.toEqual([]);
  });
});

describe('the embedded backend in development', () => {
  it('runs from its sources through the loader, and releases its folder', async () => {
    const options = {
      file: resolve('src/build/run.mjs'),
      arguments: ['src/server/backend-worker.ts'],
      storage: { kind: 'folder' as const, path: join(base, 'dev') },
    };
    const backend = await startBackend(options);
    await expect(startBackend(options)).rejects.toThrow('is in use by another process');
    const answer = await fetch(`${backend.origin}/api/config`, { headers: app });
    expect(await answer.json()).toMatchObject({ code: 200, version: 'dev' });
    await backend.close();
    expect(readdirSync(options.storage.path)).not.toContain('lock.sock');
  });
});
