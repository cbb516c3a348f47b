import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildLayout } from '../../src/build/layout';
import { buildServer } from '../../src/build/server';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { newPassword, registrationOf } from '../support/contract/access/access-forms';
import { startProgram } from '../support/backend/backend-program';
import { eventually } from '../support/browser/eventually';
import { writeDist } from '../support/gateway/gateway-site';
import { newStorage } from '../support/backend/storage/seeded-storage';
import { startSmtp, type SmtpStandIn } from '../support/backends/smtp-stand-in';

// The built server on an address that others can reach.

const base = resolve('.artifacts', `production-${randomUUID()}`);
const layout = buildLayout(process.cwd(), join(base, 'dist'));
const main = join(layout.server, 'main.js');
const TIMEOUT_MS = 240_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

const HOST = '0.0.0.0';
const app = { 'x-requested-with': 'XMLHttpRequest' };
const ADMIN = 'jane@office.example';

let smtp: SmtpStandIn;
let data: Readonly<Record<string, string>>;
let remove: () => Promise<void>;

beforeAll(async () => {
  await mkdir(base, { recursive: true });
  await buildServer(layout);
  await writeDist(layout.dist);
  smtp = await startSmtp();
  const made = await newStorage();
  remove = made.remove;
  data =
    made.storage.kind === 'server' ? { DATABASE_URL: made.storage.url } : { DATA_DIR: made.storage.path };
});
afterAll(async () => {
  await smtp.close();
  await remove();
  await rm(base, { recursive: true, force: true });
});

const production = () => ({
  ...data,
  HOST,
  MODE: 'production',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Cabrank <office@cabrank.example>',
  PUBLIC_URL: 'https://cabrank.example',
  PAYMENTS: 'simulated',
});

/** Runs the command that makes an admin, with what is typed. */
const makeAdmin = (email: string, typed: string) =>
  spawnSync(process.execPath, [join(layout.server, 'create-admin.js'), email], {
    env: { PATH: process.env.PATH, ...production() },
    input: typed,
    encoding: 'utf8',
  });

it('does not start as a demo by default, and says in two sentences what to set', async () => {
  await expect(startProgram([main], { ...data, HOST })).rejects.toThrow(
    /\n[^.\n]+HOST=0\.0\.0\.0 [^\n]+ accounts\. Set MODE=production [^\n]+, or SANDBOX_TOKEN [^.\n]+\.\n$/u,
  );
});

it('does not start for customers without a mail server, and says why', async () => {
  const { SMTP_URL: _unset, ...without } = production();
  await expect(startProgram([main], without)).rejects.toThrow(
    'MODE=production needs SMTP_URL: customers get',
  );
});

it('serves customers: no sandbox, no demo accounts, delivered emails, an admin created by the command', async () => {
  expect(makeAdmin(ADMIN, 'taxi\n')).toMatchObject({
    status: 1,
    stderr: 'Please choose a stronger password.\n',
  });
  expect(makeAdmin(ADMIN, '')).toMatchObject({ status: 1, stdout: '' });
  const made = makeAdmin(ADMIN, `${newPassword}\n`);
  expect(made, made.stderr).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain(`Created the admin ${ADMIN}`);
  expect(made.stdout).not.toContain(newPassword);

  const { origin, output, kill } = await startProgram([main], production());
  expect(output()).toContain(`Mode:     production\nEmails:   sent through ${new URL(smtp.url).host}\n`);
  expect(output()).not.toContain('@cabrank.test');
  for (const path of ['/sandbox', '/sandbox/', '/sandbox/outbox', '/sandbox/intents/x']) {
    expect((await fetch(origin + path, { headers: app })).status, path).toBe(404);
    expect((await fetch(origin + path, { method: 'POST', headers: app })).status, path).toBe(404);
  }
  const signIn = (door: string, email: string, password: string) =>
    fetch(`${origin}/api/auth/${door}`, {
      method: 'POST',
      headers: { ...app, origin },
      body: new URLSearchParams({ email, password }),
    });
  expect((await signIn('login', 'new@cabrank.test', DEMO_PASSWORD)).status).toBe(401);
  expect((await signIn('admin/login', 'admin@cabrank.test', DEMO_PASSWORD)).status).toBe(401);

  const customer = registrationOf('standard', 'built');
  const registered = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { ...app, origin, 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  });
  expect(registered.status).toBe(200);
  await eventually(() => smtp.takenTo(customer.email).map(({ headers }) => headers.subject)).toEqual([
    'Welcome to Cabrank',
  ]);
  expect(smtp.takenTo(customer.email)[0]?.text).toContain('https://cabrank.example/notify/new-user/');
  const password = /password is (\S+)/u.exec(smtp.takenTo(customer.email)[0]?.text ?? '')?.[1] ?? '';
  expect((await signIn('login', customer.email, password)).status).toBe(200);

  const admin = await signIn('admin/login', ADMIN, newPassword);
  expect(admin.status).toBe(200);
  expect(admin.headers.getSetCookie()[0]).toContain('; Secure');
  expect(await kill('SIGTERM')).toBe(0);
});
