import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { everythingStored } from '../support/backend/storage/stored';
import { codeOf, enrolApp } from '../support/backend/second-factor';
import { limitOf } from '../support/contract/limit-of';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
const params = { uuid: uuidOf('standard') };
const email = 'standard@cabrank.test';
const password = DEMO_PASSWORD;

let backend: TestBackend;
let home: Visitor;

const login = (visitor: Visitor, sent = { email, password }) => visitor.call('login', { form: sent });
const confirm = (visitor: Visitor, code: string) => visitor.call('confirmSignIn', { json: { code } });
const factors = async () => (await home.call('listFactors', { params })).body.response;
const isSignedIn = async (visitor: Visitor) => (await visitor.call('getUser')).body.response !== null;
const newestMail = async () => (await backend.services.mail.outbox())[0];
const now = (secret: string) => codeOf(secret, backend.clock.now());
/** Signs in up to the second step. */
async function stranger(): Promise<Visitor> {
  const visitor = backend.visitor();
  expect((await login(visitor)).status).toBe(401);
  return visitor;
}

beforeEach(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  home = await backend.visitorAs('standard');
  return () => backend.app.close();
});

describe('an authenticator app', () => {
  it('is added with a password and one of its codes, and comes with ten recovery codes', async () => {
    const { recoveryCodes } = await enrolApp(backend, home, 'standard');
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await factors()).toMatchObject({
      factors: [{ kind: 'totp', name: 'My phone', lastUsedAt: null }],
      recoveryCodesLeft: 10,
      resetAt: null,
    });
    expect((await newestMail())?.subject).toBe('A second step was added to your Cabrank account');
  });

  it('is not added with a wrong password, a wrong code or too late', async () => {
    const wrong = await home.call('beginTotp', { params, form: { password: 'wrong' } });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { password: "This isn't your current password." },
    ]);
    const begun = await home.call('beginTotp', { params, form: { password } });
    const { secret } = begun.body.response as { readonly secret: string };
    const send = (code: string, name = 'App') => home.call('confirmTotp', { params, form: { code, name } });
    expect((await send('000000')).body.errors).toHaveProperty('code');
    // Digits of another script, as some keyboards type them.
    expect((await send('１２３４５６')).body.errors).toHaveProperty('code');
    expect((await send('')).body.errors).toEqual({ code: 'Required.' });
    expect((await send(now(secret), ' ')).body.errors).toEqual({ name: 'Required.' });
    expect((await send(now(secret), 'a'.repeat(51))).body.errors).toEqual({ name: 'This is too long.' });
    backend.clock.advance(30 * MINUTE_MS);
    expect((await send(now(secret))).body.message).toBe('This took too long. Please start again.');
    expect(await factors()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await login(backend.visitor())).status).toBe(200);
  });

  it('is asked for after the password, and then the session begins', async () => {
    const { secret } = await enrolApp(backend, home, 'standard');
    backend.clock.advance(STEP_MS);
    const visitor = backend.visitor();
    const asked = await login(visitor);
    expect([asked.status, asked.body.response]).toEqual([401, { factors: ['totp', 'recovery-code'] }]);
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await confirm(visitor, now(secret))).body.response).toEqual({ location: '/new-booking' });
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await factors()).toMatchObject({ factors: [{ lastUsedAt: expect.any(String) as string }] });
  });

  it.each([-1, 0, 1])('accepts the code of step %i', async (step) => {
    const { secret } = await enrolApp(backend, home, 'standard');
    backend.clock.advance(5 * STEP_MS);
    const code = codeOf(secret, new Date(backend.clock.now().getTime() + step * STEP_MS));
    expect((await confirm(await stranger(), ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it.each([-2, 2])('refuses the code of step %i', async (step) => {
    const { secret } = await enrolApp(backend, home, 'standard');
    backend.clock.advance(5 * STEP_MS);
    const code = codeOf(secret, new Date(backend.clock.now().getTime() + step * STEP_MS));
    expect((await confirm(await stranger(), code)).status).toBe(400);
  });

  it('accepts no code twice, however many requests are concurrent', async () => {
    const { secret } = await enrolApp(backend, home, 'standard');
    expect((await confirm(await stranger(), now(secret))).status).toBe(400);
    backend.clock.advance(STEP_MS);
    const visitors = [await stranger(), await stranger()];
    const answers = await Promise.all(visitors.map((visitor) => confirm(visitor, now(secret))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('replaces an app that was begun earlier', async () => {
    const first = await home.call('beginTotp', { params, form: { password } });
    await enrolApp(backend, home, 'standard');
    const { secret } = first.body.response as { readonly secret: string };
    const form = { code: now(secret), name: 'App' };
    expect((await home.call('confirmTotp', { params, form })).status).toBe(400);
    expect(await factors()).toMatchObject({ factors: [{ name: 'My phone' }] });
  });
});

describe('the second step', () => {
  it('says the same for every wrong code, and only after the password', async () => {
    const { secret, recoveryCodes } = await enrolApp(backend, home, 'standard');
    const visitor = await stranger();
    const used = recoveryCodes[0] ?? '';
    expect((await confirm(visitor, used)).status).toBe(200);
    const second = await stranger();
    const answers = [await confirm(second, '123456'), await confirm(second, used), await confirm(second, '')];
    for (const { status, body } of answers) expect([status, body]).toEqual([400, answers[0]?.body]);
    backend.clock.advance(STEP_MS);
    expect((await confirm(backend.visitor(), now(secret))).status).toBe(401);
    const unknown = await login(backend.visitor(), { email, password: 'wrong' });
    expect([unknown.status, unknown.body.response]).toEqual([401, undefined]);
  });

  it('is over after ten minutes, after its use, and with another password', async () => {
    const { secret } = await enrolApp(backend, home, 'standard');
    const late = await stranger();
    backend.clock.advance(10 * MINUTE_MS);
    expect((await confirm(late, now(secret))).body.message).toBe('Please sign in again.');
    const once = await stranger();
    const cookies = once.cookies();
    expect((await confirm(once, now(secret))).status).toBe(200);
    backend.clock.advance(STEP_MS);
    const again = await once.call('confirmSignIn', {
      json: { code: now(secret) },
      headers: { cookie: cookies },
    });
    expect(again.status).toBe(401);
    const begun = await stranger();
    await home.call('changePassword', {
      params,
      form: { oldPassword: password, newPassword: 'Another-rank-77!', recaptchaToken: '' },
    });
    backend.clock.advance(STEP_MS);
    expect((await confirm(begun, now(secret))).status).toBe(401);
  });

  it('is limited', async () => {
    const { secret } = await enrolApp(backend, home, 'standard');
    await backend.services.switches.change({ rateLimits: true });
    const visitor = await stranger();
    const { tries } = limitOf('secondStep', 'accountInNetwork');
    for (let at = 0; at < tries; at += 1) expect((await confirm(visitor, '000000')).status).toBe(400);
    backend.clock.advance(STEP_MS);
    expect((await confirm(visitor, now(secret))).status).toBe(429);
    backend.clock.advance(15 * MINUTE_MS);
    expect((await confirm(await stranger(), now(secret))).status).toBe(200);
  });

  it('is not asked for where the group is off', async () => {
    await enrolApp(backend, home, 'standard');
    const extensions = servedGroups.filter((group) => group !== 'second-factor');
    await backend.services.switches.change({ extensions });
    expect((await login(backend.visitor())).status).toBe(200);
    expect((await home.call('listFactors', { params })).status).toBe(404);
  });

  it('is asked for after a new password too', async () => {
    await enrolApp(backend, home, 'standard');
    await backend.visitor().call('requestPasswordReset', { form: { email, recaptchaToken: '' } });
    const resetCode = /\/reset\/(\S+)/u.exec((await newestMail())?.body ?? '')?.[1] ?? '';
    const newPassword = 'Another-rank-77!';
    await backend.visitor().call('resetPassword', { form: { resetCode, newPassword, recaptchaToken: '' } });
    const asked = await login(backend.visitor(), { email, password: newPassword });
    expect(asked.body.response).toEqual({ factors: ['totp', 'recovery-code'] });
  });
});

describe('a recovery code', () => {
  it('works once, however it is typed, and is told by mail', async () => {
    const { recoveryCodes } = await enrolApp(backend, home, 'standard');
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.replaceAll('-', ' ').toUpperCase()}`;
    expect((await confirm(await stranger(), typed)).status).toBe(200);
    expect((await confirm(await stranger(), code)).status).toBe(400);
    expect(await factors()).toMatchObject({ recoveryCodesLeft: 9 });
    const told = (await backend.services.mail.outbox()).find(({ kind }) => kind === 'second-factor');
    expect(told?.body).toContain('Codes left: 9.');
  });

  it('is replaced with all others, with the password', async () => {
    const { recoveryCodes } = await enrolApp(backend, home, 'standard');
    const wrong = await home.call('renewRecoveryCodes', { params, form: { password: 'wrong' } });
    expect(wrong.body.errors).toHaveProperty('password');
    const { body } = await home.call('renewRecoveryCodes', { params, form: { password } });
    const fresh = (body.response as { readonly recoveryCodes: readonly string[] }).recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect((await confirm(await stranger(), recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await confirm(await stranger(), fresh[0] ?? '')).status).toBe(200);
  });

  it('is not made without a second step', async () => {
    expect((await home.call('renewRecoveryCodes', { params, form: { password } })).status).toBe(409);
  });
});

it('stores no recovery code, and nothing of a begun sign-in, in plain text', async () => {
  const { recoveryCodes } = await enrolApp(backend, home, 'standard');
  const begun = (await stranger()).cookies().split('cabrank_sign_in=')[1] ?? '';
  const stored = JSON.stringify(await everythingStored(backend.services.executor));
  const code = recoveryCodes[0] ?? '';
  expect([code, begun].map((text) => text !== '' && !stored.includes(text))).toEqual([true, true]);
  expect(stored).not.toContain(code.replaceAll('-', ''));
});
