import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../../src/server/backend/app';
import { DEMO_PASSWORD, demoAccounts } from '../../src/server/backend/seeds/accounts';
import { OtherMode } from '../../src/server/backend/seeds/prepare';
import { seed } from '../../src/server/backend/seeds/seed';
import { createAdmin } from '../../src/server/backend/services/admin/create-admin';
import type { LastingStorage } from '../../src/server/storage-settings';
import { registrationOf, newPassword } from '../support/contract/access/access-forms';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { eventually } from '../support/browser/eventually';
import { sandboxOf } from '../support/backend/sandbox';
import { newStorage, seededStorage } from '../support/backend/storage/seeded-storage';
import { accessTo, startSmtp, type SmtpStandIn } from '../support/backends/smtp-stand-in';

// A backend for customers, and a demo that asks for a token.

const mode = { kind: 'production' } as const;
const admin = { email: 'Jane@office.example', password: newPassword };

describe('a backend in production', () => {
  let smtp: SmtpStandIn;
  let backend: TestBackend;
  let storage: LastingStorage;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    smtp = await startSmtp();
    ({ storage, remove } = await newStorage());
    backend = await createTestBackend({ storage, mode, mail: accessTo(smtp.url) });
  });
  afterAll(async () => {
    await backend.app.close();
    await smtp.close();
    await remove();
  });

  it('has no demo accounts', async () => {
    for (const [name, { email }] of Object.entries(demoAccounts)) {
      const door = name === 'admin' ? 'adminLogin' : 'login';
      const form = { email, password: DEMO_PASSWORD };
      expect((await backend.visitor().call(door, { form })).status, email).toBe(401);
    }
    expect(await backend.services.executor.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('has no sandbox, and does not announce one', async () => {
    const sandbox = sandboxOf(backend);
    for (const path of ['', '/outbox', '/faults', '/clock', '/switches']) {
      expect((await sandbox.get(`/sandbox${path}`)).status, path).toBe(404);
      expect((await sandbox.post(`/sandbox${path}`, {})).status, path).toBe(404);
    }
    const settled = await sandbox.post('/sandbox/intents/seti_sandbox1', { outcome: 'succeeded' });
    expect(settled.status).toBe(404);
    const { response } = (await backend.visitor().call('getConfig')).body;
    expect(response).toMatchObject({ demo: false });
    expect((response as { readonly extensions: readonly string[] }).extensions).not.toContain('sandbox');
  });

  it('emails a temporary password without storing it, and uses sessions only over HTTPS', async () => {
    const visitor = backend.visitor();
    const json = registrationOf('standard', 'production');
    const registered = await visitor.call('register', { json });
    expect(registered.status).toBe(200);
    expect(String(registered.headers['set-cookie'])).toMatch(/^cabrank_registration=.*; Secure/u);
    await eventually(() => smtp.takenTo(json.email).length).toBe(1);
    await eventually(() => backend.services.mail.outbox()).toEqual([]);

    const password = /password is (\S+)/u.exec(smtp.takenTo(json.email)[0]?.text ?? '')?.[1] ?? '';
    const login = await visitor.call('login', { form: { email: json.email, password } });
    expect(login.status).toBe(200);
    expect(String(login.headers['set-cookie'])).toMatch(/cabrank_session=.*; Secure/u);
    const logout = await visitor.call('logout');
    expect(String(logout.headers['set-cookie'])).toMatch(/cabrank_session=;.*; Secure/u);
  });

  it('delivers customers’ messages to the configured address', async () => {
    const form = {
      ...{ name: 'Orla Brady', phone: '+353851234567', email: 'orla@cabrank.test' },
      ...{ subject: '1', message: 'My umbrella and/or hat: /legacy?', recaptchaToken: '' },
    };
    expect((await backend.visitor().call('sendContactMessage', { form })).status).toBe(200);
    await eventually(() => smtp.takenTo('office@cabrank.example').length).toBe(1);
  });

  it('gets its admins from a command: with a password, or a link to choose one', async () => {
    const outbox = { executor: backend.services.executor, clock: backend.clock, demoSends: false };
    const make = (order: Parameters<typeof createAdmin>[1]) => createAdmin(outbox, order);
    expect(await make(admin)).toBe('Sign in at /admin/login.');
    const signIn = (email: string, password: string) =>
      backend.visitor().call('adminLogin', { form: { email, password } });
    expect((await signIn('jane@office.example', admin.password)).status).toBe(200);
    await expect(make(admin)).rejects.toThrow('is already an admin');
    await expect(make({ email: 'jane', password: null })).rejects.toThrow('"jane" is not an email address.');
    await expect(make({ email: 'una@office.example', password: 'taxi' })).rejects.toThrow('stronger');
    const customer = registrationOf('standard', 'production').email;
    await expect(make({ email: customer, password: null })).rejects.toThrow('is a customer');

    expect(await make({ email: 'una@office.example', password: null })).toMatch(/sent as soon as a server/u);
    await eventually(() => smtp.takenTo('una@office.example').length).toBe(1);
    const code = /\/reset\/(\S+)/u.exec(smtp.takenTo('una@office.example')[0]?.text ?? '')?.[1] ?? '';
    const form = { resetCode: code, newPassword, recaptchaToken: '' };
    expect((await backend.visitor().call('resetPassword', { form })).status).toBe(200);
    expect((await signIn('una@office.example', newPassword)).status).toBe(200);
  });

  it('keeps its data: no demo starts on it, and no demo accounts are added', async () => {
    await expect(seed(backend.services.executor, new Date())).rejects.toThrow('in production');
    await backend.app.close();
    await expect(openBackend({ storage })).rejects.toThrow(OtherMode);
    await expect(openBackend({ storage })).rejects.toThrow(
      /^This is the data of a production server: [^.]+\. Set MODE=production, or [^.]+\.$/u,
    );
    backend = await createTestBackend({ storage, mode, mail: accessTo(smtp.url) });
  });
});

it('does not start on the data of a demo, whose password is public', async () => {
  const opened = openBackend({ storage: await seededStorage(), mode });
  await expect(opened).rejects.toThrow(OtherMode);
  await expect(opened).rejects.toThrow(
    /^This is the data of a demo: [^.]+\. Start without MODE=production, or/u,
  );
});

describe('an admin of a demo who is emailed a link', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend();
  });
  afterAll(() => backend.app.close());

  it.each([
    [false, /is kept at \/sandbox: a demo without SMTP_URL sends none\.$/u],
    [true, /sent as soon as a server is running\.$/u],
  ])('is told where to find it, sent or not: %s', async (demoSends, told) => {
    const { executor, mail } = backend.services;
    const email = `una-${demoSends}@office.example`;
    const made = createAdmin({ executor, clock: backend.clock, demoSends }, { email, password: null });
    expect(await made).toMatch(told);
    const [newest] = await mail.outbox();
    expect(newest).toMatchObject({ recipient: email, due_at: demoSends ? backend.clock.now() : null });
  });
});

describe('a demo whose sandbox requires a token', () => {
  const sandboxToken = 'a-token-of-twenty-one';
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend({ mode: { kind: 'demo', sandboxToken } });
  });
  afterAll(() => backend.app.close());

  const basic = (password: string): string => `Basic ${Buffer.from(`tester:${password}`).toString('base64')}`;
  const ask = (method: 'GET' | 'POST', url: string, headers: Readonly<Record<string, string>>) =>
    backend.app.inject({ method, url, headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } });

  it.each([
    ['without one', {}],
    ['with a wrong one', { authorization: basic('a-token-of-twenty-two') }],
    ['with a wrong one that a program sends', { authorization: 'Bearer a-token-of-twenty-two' }],
    ['with nothing after the scheme', { authorization: 'Bearer' }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }],
  ])('shows nothing %s, and changes nothing', async (_how, headers) => {
    for (const path of ['', '/', '/outbox', '/faults', '/clock', '/switches']) {
      const read = await ask('GET', `/sandbox${path}`, headers);
      expect([read.statusCode, read.body]).toEqual([401, 'The sandbox needs its token.']);
      expect(read.headers['www-authenticate']).toMatch(/^Basic /u);
      if (!['', '/', '/outbox'].includes(path))
        expect((await ask('POST', `/sandbox${path}`, headers)).statusCode).toBe(401);
    }
  });

  it.each([basic(sandboxToken), `Bearer ${sandboxToken}`])('accepts the token: %s', async (authorization) => {
    expect((await ask('GET', '/sandbox', { authorization })).body).toContain('<h1>Sandbox</h1>');
    expect((await ask('POST', '/sandbox/faults/clear', { authorization })).statusCode).toBe(200);
  });

  it('still answers the app: the result of a challenge is not secret', async () => {
    const { body } = await backend.visitor().call('settleSandboxIntent', {
      params: { id: 'seti_sandbox1' },
      form: { outcome: 'succeeded' },
    });
    expect(body.code).toBe(404);
    expect((await backend.visitorAs('new')).cookie()).not.toBeNull();
  });
});
