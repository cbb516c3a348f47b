import { afterAll, beforeAll, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { findUser } from '../../src/server/backend/storage/repositories/users';
import { cardResult } from '../support/contract/access/access-cells';
import { newPassword, registrationOf } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  type TestBackend,
  type Visitor,
  type WireAnswer,
} from '../support/backend/backend';

// Whose an account is that was registered in a browser which others use too.

const DECLINED = '4000000000000002';

let backend: TestBackend;
let count = 0;
const unique = (): string => `o${(count += 1)}`;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups, rateLimits: false } });
});
afterAll(() => backend.app.close());

const uuidIn = ({ body }: WireAnswer): string => (body.response as { readonly uuid: string }).uuid;
const mailTo = async (email: string, kind: string): Promise<string> => {
  const mails = await backend.services.mail.outbox();
  return mails.find((mail) => mail.kind === kind && mail.recipient === email)?.body ?? '';
};

type Owner = { readonly email: string; readonly uuid: string; readonly password: string };

async function signIn({ email, password }: Owner, browser: Visitor = backend.visitor()): Promise<Visitor> {
  expect((await browser.call('login', { form: { email, password } })).status).toBe(200);
  return browser;
}

async function resetPassword({ email }: Owner): Promise<void> {
  await backend.visitor().call('requestPasswordReset', { form: { email, recaptchaToken: '' } });
  const resetCode = /\/reset\/(\S+)/u.exec(await mailTo(email, 'password-reset'))?.[1] ?? '';
  const form = { resetCode, newPassword, recaptchaToken: '' };
  expect((await backend.visitor().call('resetPassword', { form })).status).toBe(200);
}

const claims: readonly [string, (owner: Owner, browser: Visitor) => Promise<unknown>][] = [
  ['signed in elsewhere', (owner) => signIn(owner)],
  [
    'signed in and out in the same browser',
    async (owner, browser) => (await signIn(owner, browser)).call('logout'),
  ],
  ['chose a new password with a mailed link', resetPassword],
];

it.each(claims)('a registration belongs only to the owner of the address once they %s', async (_, claim) => {
  const browser = backend.visitor();
  const json = registrationOf('personal', unique(), DECLINED);
  const headers = { 'idempotency-key': `owner-${unique()}` };
  const refused = await browser.call('register', { json, headers });
  expect(refused.body).toMatchObject({ code: 400, stripe: true });
  const password = /password is (\S+)/u.exec(await mailTo(json.email, 'temporary-password'))?.[1] ?? '';
  const owner = { email: json.email, uuid: uuidIn(refused), password };
  await claim(owner, browser);
  const before = await findUser(backend.services.executor, owner.uuid);

  const card = { json: { card: cardResult(unique()), requestType: 'personal', recaptchaToken: '' } };
  expect((await browser.call('registerSaveCard', card)).status).toBe(401);
  const replayed = backend.visitor();
  expect((await replayed.call('register', { json, headers })).body).toEqual(refused.body);
  expect(replayed.cookies()).toBe('');

  const second = await browser.call('register', {
    json: { ...registrationOf('standard', unique()), card: null },
  });
  expect(second.status).toBe(200);
  expect(uuidIn(second)).not.toBe(owner.uuid);
  expect(await findUser(backend.services.executor, owner.uuid)).toEqual(before);
});
