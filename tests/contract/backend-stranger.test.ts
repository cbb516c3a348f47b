import { beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';

// A stranger knows the password of an account. Its owner takes the account back with the link of a mail.

const params = { uuid: uuidOf('standard') };
const own = 'standard@cabrank.test';
const theirs = 'stranger@example.com';

let backend: TestBackend;
let home: Visitor;

const signIn = async (email: string, visitor = backend.visitor()) =>
  (await visitor.call('login', { form: { email, password: DEMO_PASSWORD } })).status;
const request = (newEmail: string, visitor = home) =>
  visitor.call('requestEmailChange', {
    params,
    form: { newEmail, password: DEMO_PASSWORD, recaptchaToken: '' },
  });
const post = async (operation: 'confirmEmail' | 'restoreEmail' | 'disownSignIn', code: string) =>
  (await backend.visitor().call(operation, { form: { code } })).status;

const newestTo = async (recipient: string) =>
  (await backend.services.mail.outbox()).find((mail) => mail.recipient === recipient);
/** The code of the newest mail to an address; empty if that mail has no such link. */
const codeTo = async (recipient: string, page: 'confirm-email' | 'restore-email' | 'not-me') =>
  new RegExp(`/${page}/(\\S+)`, 'u').exec((await newestTo(recipient))?.body ?? '')?.[1] ?? '';

async function change(email: string): Promise<void> {
  expect((await request(email)).status).toBe(200);
  expect(await post('confirmEmail', await codeTo(email, 'confirm-email'))).toBe(200);
}

beforeEach(async () => {
  backend = await createTestBackend();
  home = await backend.visitorAs('standard');
  return () => backend.app.close();
});

it('has no link about a sign-in any more when the owner has their address back', async () => {
  await change(theirs);
  const back = await codeTo(own, 'restore-email');
  expect(await signIn(theirs)).toBe(200);
  const code = await codeTo(theirs, 'not-me');
  expect(code).not.toBe('');
  expect(await post('restoreEmail', back)).toBe(200);
  expect(await post('disownSignIn', code)).toBe(400);
});

it('gets no link when the owner changes the address back in the settings', async () => {
  await change(theirs);
  const back = await codeTo(own, 'restore-email');
  backend.clock.advance(1);
  await change(own);
  expect((await newestTo(theirs))?.subject).toBe('This email address no longer belongs to a Cabrank account');
  expect(await codeTo(theirs, 'restore-email')).toBe('');
  expect(await post('restoreEmail', back)).toBe(400);
  expect((await home.call('getUser')).body.response).toMatchObject({ email: own });
});

it('loses the password and the address that waits when the owner says: this was not me', async () => {
  const stranger = backend.visitor();
  expect(await signIn(own, stranger)).toBe(200);
  const code = await codeTo(own, 'not-me');
  expect((await request(theirs, stranger)).status).toBe(200);
  const waiting = await codeTo(theirs, 'confirm-email');
  expect(await post('disownSignIn', code)).toBe(200);
  expect(await signIn(own)).toBe(401);
  expect(await post('confirmEmail', waiting)).toBe(400);
});
