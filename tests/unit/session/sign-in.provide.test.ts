import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { customerSearch as searchTexts } from '#messages/admin/customer-search';
import { login as loginTexts } from '#messages/session/login';
import {
  selectHasFailed,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import type { FormValues } from '../../../machines/session/form-submission/form-submission.types';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { provideAdminLogin } from '../../../src/features/session/sign-in/admin-login.provide';
import type { Environment } from '../../../src/app/environment/environment';
import type { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { provideImpersonationStart } from '../../../src/features/session/impersonation/impersonation-start.provide';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import { provideReset } from '../../../src/features/session/password-reset/reset.provide';
import type { Answers } from '../../support/system/play-system';
import { aoife, enter, lost, ok } from '../../support/system/provide/card-dialogs';
import { actorOf } from '../../support/system/provide/one-actor';

const authUser = 'GET /api/auth/user';
const loginCall = 'POST /api/auth/login';
const adminLoginCall = 'POST /api/auth/admin/login';
const startCall = 'POST /api/admin/impersonate/u2';
const patience = { timeout: 5000 };

const sean = { ...aoife, uuid: 'u2', first_name: 'Seán' };
const root = { ...sean, uuid: 'a1', first_name: 'Root', admin: true };
const acting = {
  ...sean,
  impersonate: true,
  impersonation: { reason: 'a call', startedAt: '2026-11-20T10:00:00Z' },
};

/** A form that is sent once; who is signed in says `users`, the first before that. */
async function send(
  formOf: (environment: Environment) => ReturnType<typeof provideForm>,
  values: FormValues,
  users: readonly (() => unknown)[],
  changed: Answers = {},
) {
  const system = await enter({
    [authUser]: (_request, nth) => (users[nth - 1] ?? users.at(-1))?.(),
    [loginCall]: () => ({ code: 200, location: '/profile' }),
    [adminLoginCall]: () => ({ code: 200, location: '/admin' }),
    [startCall]: () => ({ code: 200 }),
    ...changed,
  });
  const session = system.services.get('session');
  const told = vi.spyOn(session, 'send');
  const form = createActor(formOf(system.environment), { clock: system.clock }).start();
  form.send({ type: 'form.submitted', values, key: 'press-1' });
  const sent = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), patience);
  return {
    ...system,
    sent,
    requests: system.requests,
    completed: selectIsCompleted(sent),
    failed: selectHasFailed(sent),
    messages: selectMessages(sent),
    told: told.mock.calls.map(([event]) => event.type),
    user: selectUser(session.getSnapshot()),
  };
}

const nobody = () => ({ code: 401 });

describe.each([
  ['a login', provideLogin, loginCall],
  ['an admin’s login', provideAdminLogin, adminLoginCall],
])('%s', (_what, formOf, call) => {
  const values = { email: ' sean@cabrank.test ', password: ' secret ' };
  const login = (users: readonly (() => unknown)[], changed?: Answers) =>
    send(formOf, values, users, changed);

  it('sends the trimmed address and the unchanged password, and reports the user', async () => {
    const { requests, completed, user, notices } = await login([nobody, ok(sean)]);
    const body = requests.find((request) => request.call === call)?.body;
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      email: 'sean@cabrank.test',
      password: ' secret ',
    });
    expect([completed, user?.uuid, notices()]).toEqual([true, 'u2', []]);
  });

  it('is refused if the browser does not keep the session', async () => {
    const { completed, messages } = await login([nobody, nobody]);
    expect([completed, messages.length]).toEqual([false, 1]);
  });

  it('fails if it is unknown who signed in', async () => {
    const { failed, messages } = await login([nobody, lost]);
    expect([failed, messages]).toEqual([true, []]);
  });

  it('that needs a second step asks for it, and does not read yet who is signed in', async () => {
    const needed = { [call]: () => ({ code: 401, response: { factors: ['totp'] } }) };
    const { completed, told, requests } = await login([nobody], needed);
    expect([completed, told]).toEqual([true, []]);
    expect(requests.filter((request) => request.call === authUser)).toHaveLength(1);
  });

  it('shows a refusal only in the form', async () => {
    const refused = { [call]: () => ({ code: 401, message: 'Wrong password.' }) };
    const { messages, notices, told } = await login([nobody], refused);
    expect([messages, notices(), told]).toEqual([['Wrong password.'], [], []]);
  });
});

describe('‘Log in as’', () => {
  const values = { customer: 'u2', reason: ' a call ' };
  const formOf = (environment: Environment) =>
    actorOf(provideImpersonationStart(environment), 'form') as ReturnType<typeof provideForm>;
  const logInAs = (users: readonly (() => unknown)[], changed?: Answers) =>
    send(formOf, values, users, changed);

  it('sends the reason, and reports that the session has changed', async () => {
    const { requests, completed, told, notices } = await logInAs([ok(root), ok(acting)]);
    const [request] = requests.filter(({ call }) => call === startCall);
    expect([request?.key, Object.fromEntries(new URLSearchParams(request?.body))]).toEqual([
      'press-1',
      { reason: 'a call' },
    ]);
    expect([completed, told, notices()]).toEqual([true, ['session.stale', 'session.loginSucceeded'], []]);
  });

  it('says that it did not start, whatever the server says', async () => {
    const { completed, messages, notices } = await logInAs([ok(root), ok(root)], {
      [startCall]: () => ({ code: 200, message: 'You act for Seán.' }),
    });
    expect([completed, messages, notices()]).toEqual([false, [searchTexts.notBegun], []]);
  });

  it('is refused if no one is signed in afterwards', async () => {
    const { completed, messages } = await logInAs([ok(root), nobody]);
    expect([completed, messages]).toEqual([false, [loginTexts.notKept]]);
  });

  it('checks for whom the admin acts after a lost response', async () => {
    const { failed, told } = await logInAs([ok(root), ok(acting)], { [startCall]: lost });
    expect([failed, told]).toEqual([true, ['session.stale', 'session.recheckRequested']]);
  });

  it('sends no check after a refusal', async () => {
    const { messages, told, notices } = await logInAs([ok(root)], {
      [startCall]: () => ({ code: 404, message: 'Unknown.' }),
    });
    expect([messages, told, notices()]).toEqual([['Unknown.'], ['session.stale'], []]);
  });

  it('causes a check of the session after a 401, and nothing else', async () => {
    const { told } = await logInAs([ok(root)], { [startCall]: () => ({ code: 401 }) });
    expect(told).toEqual(['session.stale', 'unauthorized']);
  });
});

describe('a new password', () => {
  const reset = (users: readonly (() => unknown)[]) =>
    send(
      (environment) => provideReset(environment, { code: '4f9a1c', app: true }),
      { newPassword: 'Nine-taxis-at-dusk' },
      users,
      { 'POST /api/auth/reset': ok({}) },
    );

  it('causes a check of who is signed in, unless no one was', async () => {
    expect((await reset([ok(sean), nobody])).told).toEqual(['session.userChanged']);
    expect((await reset([nobody])).told).toEqual([]);
  });
});
