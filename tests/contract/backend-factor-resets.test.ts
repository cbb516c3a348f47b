import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { updateUser } from '../../src/server/backend/storage/repositories/users';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { codeOf, enrolApp, enrolPasskey, fromBrowser, signed } from '../support/backend/second-factor';
import { limitOf } from '../support/contract/limit-of';
import { newPassword } from '../support/contract/access/access-forms';

const DAY_MS = 24 * 60 * 60 * 1000;
const STEP_MS = 30_000;
const params = { uuid: uuidOf('standard') };
const email = 'standard@cabrank.test';
const lost = 'Rang us: her phone was stolen';

let backend: TestBackend;
let home: Visitor;
let admin: Visitor;

const login = (password = DEMO_PASSWORD) => backend.visitor().call('login', { form: { email, password } });
const reset = (reason = lost, uuid = params.uuid) =>
  admin.call('resetFactors', { params: { uuid }, form: { reason } });
const mails = async () =>
  (await backend.services.mail.outbox()).filter(
    ({ kind, recipient }) => kind === 'second-factor' && recipient === email,
  );
const keep = async () => {
  const [newest] = await mails();
  const code = /\/keep-second-step\/(\S+)/u.exec(newest?.body ?? '')?.[1] ?? '';
  return backend.visitor().call('keepFactors', { form: { code } });
};
const listed = async () => (await home.call('listFactors', { params })).body.response;

beforeEach(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  home = await backend.visitorAs('standard');
  admin = await backend.visitorAs('admin');
  return () => backend.app.close();
});

describe("an admin's reset of lost second steps", () => {
  it('waits a day, is told by mail and in the audit, and then the password is enough', async () => {
    await enrolApp(backend, home, 'standard');
    const { body } = await reset();
    const resetAt = new Date(backend.clock.now().getTime() + DAY_MS).toISOString();
    expect(body.response).toEqual({ resetAt });
    expect(await listed()).toMatchObject({ resetAt });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Your second step will be removed from your Cabrank account');
    const audit = await home.call('getCustomerAudit', { params });
    expect(audit.body.response).toMatchObject([
      { action: 'Started to remove the second step', reason: lost },
    ]);
    backend.clock.advance(DAY_MS - 1);
    expect((await login()).status).toBe(401);
    backend.clock.advance(1);
    expect((await login()).status).toBe(200);
    expect((await mails())[0]?.subject).toBe('Your second step was removed from your Cabrank account');
    home = await backend.visitorAs('standard');
    expect(await listed()).toEqual({ factors: [], recoveryCodesLeft: 0, resetAt: null });
  });

  it('is carried out also if nobody signs in', async () => {
    await enrolApp(backend, home, 'standard');
    await reset();
    backend.clock.advance(DAY_MS);
    await backend.services.factorResets.carryOutAll();
    expect((await mails())[0]?.subject).toBe('Your second step was removed from your Cabrank account');
    await backend.services.factorResets.carryOutAll();
    expect(await mails()).toHaveLength(3);
  });

  it('is stopped by the link of the mail, once', async () => {
    await enrolApp(backend, home, 'standard');
    await reset();
    expect((await keep()).body.message).toBe('Your second step stays on.');
    expect((await keep()).status).toBe(400);
    backend.clock.advance(DAY_MS);
    expect((await login()).status).toBe(401);
  });

  it('is not stopped after it was due', async () => {
    await enrolApp(backend, home, 'standard');
    await reset();
    backend.clock.advance(DAY_MS);
    expect((await keep()).body.message).toContain('This link no longer works.');
  });

  it('is stopped by whoever has a second step after all', async () => {
    const { secret } = await enrolApp(backend, home, 'standard');
    const { authenticator } = await enrolPasskey(home, 'standard');
    await reset();
    const visitor = backend.visitor();
    await visitor.call('login', { form: { email, password: DEMO_PASSWORD } });
    backend.clock.advance(STEP_MS);
    const json = { code: codeOf(secret, backend.clock.now()) };
    expect((await visitor.call('confirmSignIn', { json })).status).toBe(200);
    expect(await listed()).toMatchObject({ resetAt: null });
    await reset();
    const passkey = await signed(backend.visitor(), authenticator);
    const alone = { json: { passkey, admin: false }, headers: fromBrowser };
    expect((await backend.visitor().call('signInWithPasskey', alone)).status).toBe(200);
    expect(await listed()).toMatchObject({ resetAt: null });
  });

  it('changes nothing if it is asked for again', async () => {
    await enrolApp(backend, home, 'standard');
    const { body } = await reset();
    backend.clock.advance(1000);
    expect((await reset()).body).toEqual(body);
    expect(await mails()).toHaveLength(2);
  });

  it('needs a reason, a customer and a second step', async () => {
    expect((await reset()).status).toBe(409);
    await enrolApp(backend, home, 'standard');
    expect((await reset(' ')).body.errors).toEqual({ reason: 'Required.' });
    expect((await reset(lost, uuidOf('admin'))).status).toBe(404);
    expect((await reset(lost, 'nobody')).status).toBe(404);
    expect(await listed()).toMatchObject({ resetAt: null });
  });

  it('is not stopped by guessing', async () => {
    await backend.services.switches.change({ rateLimits: true });
    const guess = (code: string) => backend.visitor().call('keepFactors', { form: { code } });
    const { tries } = limitOf('keepFactors', 'network');
    for (let at = 0; at < tries; at += 1) expect((await guess(`guess-${at}`)).status).toBe(400);
    expect((await guess('last')).status).toBe(429);
  });

  it('ends with the last second step', async () => {
    await enrolApp(backend, home, 'standard');
    await reset();
    const { factors } = (await listed()) as { readonly factors: readonly { readonly id: string }[] };
    const form = { password: DEMO_PASSWORD };
    await home.call('removeFactor', { params: { ...params, id: factors[0]?.id ?? '' }, form });
    await enrolApp(backend, home, 'standard');
    backend.clock.advance(DAY_MS);
    expect((await login()).status).toBe(401);
  });
});

describe('an admin who needs a second step', () => {
  const impersonate = () => admin.call('impersonate', { params, form: { reason: 'A question' } });
  const user = async () => (await admin.call('getUser')).body.response;

  beforeEach(async () => {
    await updateUser(backend.services.executor, uuidOf('admin'), { needs_factor: true });
  });

  it('impersonates nobody without one, and is told so', async () => {
    expect(await user()).toMatchObject({ needsSecondFactor: true });
    const { status, body } = await impersonate();
    expect([status, body.message]).toEqual([
      403,
      'Please add a second step to your account before you sign in as a customer.',
    ]);
    expect((await admin.call('getAudit')).body.response).toEqual([]);
  });

  it('impersonates with one', async () => {
    const own = { uuid: uuidOf('admin') };
    const form = { password: DEMO_PASSWORD };
    const begun = await admin.call('beginTotp', { params: own, form });
    const { secret } = begun.body.response as { readonly secret: string };
    const code = codeOf(secret, backend.clock.now());
    await admin.call('confirmTotp', { params: own, form: { code, name: 'Phone' } });
    expect(await user()).not.toHaveProperty('needsSecondFactor');
    expect((await impersonate()).status).toBe(200);
  });

  it('needs none where the group is off', async () => {
    const extensions = servedGroups.filter((group) => group !== 'second-factor');
    await backend.services.switches.change({ extensions });
    expect(await user()).not.toHaveProperty('needsSecondFactor');
    expect((await impersonate()).status).toBe(200);
  });
});

describe('a second step that a stranger has added', () => {
  it('is removed with the sign-in that was not me', async () => {
    await enrolApp(backend, home, 'standard');
    backend.clock.advance(1000);
    const { recoveryCodes } = await enrolPasskey(home, 'standard');
    expect(recoveryCodes).toEqual([]);
    const thief = backend.visitor();
    backend.clock.advance(STEP_MS);
    await thief.call('login', { form: { email, password: DEMO_PASSWORD } });
    const { secret } = await enrolApp(backend, home, 'standard');
    backend.clock.advance(STEP_MS);
    await thief.call('confirmSignIn', { json: { code: codeOf(secret, backend.clock.now()) } });
    await enrolPasskey(thief, 'standard');
    const letter = (await backend.services.mail.outbox()).find(({ kind }) => kind === 'new-device');
    const code = /\/not-me\/(\S+)/u.exec(letter?.body ?? '')?.[1] ?? '';
    expect((await backend.visitor().call('disownSignIn', { form: { code } })).status).toBe(200);
    expect(await listed()).toMatchObject({
      factors: [{ name: 'My phone' }, { name: 'My laptop' }, { name: 'My phone' }],
      recoveryCodesLeft: 10,
    });
  });

  it('is removed with the email address that was brought back', async () => {
    const form = { newEmail: 'thief@example.com', password: DEMO_PASSWORD, recaptchaToken: '' };
    await home.call('requestEmailChange', { params, form });
    const codeIn = async (kind: string, path: string) => {
      const mail = (await backend.services.mail.outbox()).find((entry) => entry.kind === kind);
      return new RegExp(`/${path}/(\\S+)`, 'u').exec(mail?.body ?? '')?.[1] ?? '';
    };
    const confirmed = { code: await codeIn('email-change', 'confirm-email') };
    await backend.visitor().call('confirmEmail', { form: confirmed });
    await enrolPasskey(home, 'standard');
    const back = { code: await codeIn('email-changed', 'restore-email') };
    const { body } = await backend.visitor().call('restoreEmail', { form: back });
    const resetCode = (body.response as { readonly location: string }).location.replace('/reset/', '');
    await backend.visitor().call('resetPassword', { form: { resetCode, newPassword, recaptchaToken: '' } });
    expect((await login(newPassword)).status).toBe(200);
  });
});
