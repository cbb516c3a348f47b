import { beforeEach, expect, it, vi } from 'vitest';
import type { RateLimited } from '../../src/server/backend/limits';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { enrolApp } from '../support/backend/second-factor';
import { newPassword } from '../support/contract/access/access-forms';

const params = { uuid: uuidOf('standard') };
const email = 'standard@cabrank.test';

let backend: TestBackend;
let stranger: Visitor;

const login = (password: string, visitor = backend.visitor()) =>
  visitor.call('login', { form: { email, password } });

/**
 * Lets the owner reset the password during the next call that this limit counts: the call has read the customer, and
 * not yet checked the password.
 */
async function resetDuring(limit: RateLimited): Promise<void> {
  await backend.visitor().call('requestPasswordReset', { form: { email, recaptchaToken: '' } });
  const [mail] = await backend.services.mail.outbox();
  const resetCode = /\/reset\/(\S+)/u.exec(mail?.body ?? '')?.[1] ?? '';
  const { rateLimits } = backend.services;
  const take = rateLimits.take.bind(rateLimits);
  const spy = vi.spyOn(rateLimits, 'take').mockImplementation(async (what, by) => {
    const taken = await take(what, by);
    if (what !== limit) return taken;
    spy.mockRestore();
    const form = { resetCode, newPassword, recaptchaToken: '' };
    expect((await backend.visitor().call('resetPassword', { form })).status).toBe(200);
    return taken;
  });
}

beforeEach(async () => {
  backend = await createTestBackend();
  stranger = await backend.visitorAs('standard');
  return () => backend.app.close();
});

it('a sign-in with the former password has no session after a reset', async () => {
  await resetDuring('login');
  const late = backend.visitor();
  expect((await login(DEMO_PASSWORD, late)).status).toBe(401);
  expect((await late.call('getUser')).body.response).toBeNull();
  expect((await login(newPassword)).status).toBe(200);
});

it('a second step does not follow the former password after a reset', async () => {
  await backend.services.switches.change({ extensions: servedGroups });
  await enrolApp(backend, stranger, 'standard');
  await resetDuring('login');
  const { status, body } = await login(DEMO_PASSWORD);
  expect(status).toBe(401);
  expect(JSON.stringify(body)).not.toContain('totp');
});

it('a change of the password does not replace the one of a reset', async () => {
  await resetDuring('oldPassword');
  const form = { oldPassword: DEMO_PASSWORD, newPassword: 'Ten-taxis-at-dawn-73', recaptchaToken: '' };
  const { status, body } = await stranger.call('changePassword', { params, form });
  expect([status, body.errors]).toEqual([400, { oldPassword: "This isn't your current password." }]);
  expect((await login(newPassword)).status).toBe(200);
});

it('no other address waits after a reset', async () => {
  await resetDuring('oldPassword');
  const form = { newEmail: 'thief@example.com', password: DEMO_PASSWORD, recaptchaToken: '' };
  const { status, body } = await stranger.call('requestEmailChange', { params, form });
  expect([status, body.errors]).toEqual([400, { password: "This isn't your current password." }]);
  const owner = backend.visitor();
  await login(newPassword, owner);
  expect((await owner.call('getUser')).body.response).toMatchObject({ pendingEmail: null });
});
