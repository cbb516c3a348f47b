import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectFactors,
  selectHasFailed,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { provideAdminLogin } from '../../../src/features/session/sign-in/admin-login.provide';
import { provideLogin } from '../../../src/features/session/sign-in/login.provide';
import { aoife, enter } from '../../support/system/provide/card-dialogs';

describe.each([
  ['a login', provideLogin, 'POST /api/auth/login'],
  ['an admin’s login', provideAdminLogin, 'POST /api/auth/admin/login'],
])('%s with a second step', (_what, formOf, call) => {
  const asks = (factors: unknown) => ({
    [call]: () => ({ code: 401, message: 'A second step is needed.', response: { factors } }),
  });
  const login = async (factors: unknown) => {
    const system = await enter({ 'GET /api/auth/user': () => ({ code: 401 }), ...asks(factors) });
    const form = createActor(formOf(system.environment), { clock: system.clock }).start();
    const values = { email: aoife.email, password: 'secret' };
    form.send({ type: 'form.submitted', values, key: 'press-1' });
    const sent = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), { timeout: 5000 });
    return {
      form,
      sent,
      completed: selectIsCompleted(sent),
      messages: selectMessages(sent),
      notices: system.notices(),
      user: selectUser(system.services.get('session').getSnapshot()),
    };
  };

  it('is accepted and starts no session; it can be started again', async () => {
    const { form, sent, completed, user, notices } = await login(['recovery-code', 'sms', 'totp']);
    expect([completed, selectFactors(sent), user, notices]).toEqual([
      true,
      ['totp', 'recovery-code'],
      null,
      [],
    ]);
    form.send({ type: 'form.edited' });
    expect([selectFactors(form.getSnapshot()), form.getSnapshot().value]).toEqual([[], 'editing']);
  });

  /** Sends the password, with this way to load the code of the second step. */
  const begin = async (load: () => Promise<void>) => {
    const { environment, clock } = await enter({
      'GET /api/auth/user': () => ({ code: 401 }),
      ...asks(['totp']),
    });
    const form = createActor(formOf(environment, load), { clock }).start();
    const values = { email: aoife.email, password: 'secret' };
    form.send({ type: 'form.submitted', values, key: 'press-1' });
    return form;
  };

  it('stays until the code of the second step is there', async () => {
    let arrive = (): void => undefined;
    const form = await begin(() => new Promise((resolve) => (arrive = resolve)));
    await waitFor(form, (snapshot) => snapshot.matches('completing'), { timeout: 5000 });
    expect(selectFactors(form.getSnapshot())).toEqual([]);
    await vi.waitFor(() => {
      arrive();
      expect(selectFactors(form.getSnapshot())).toEqual(['totp']);
    });
  });

  it('can be sent again if that code cannot be loaded', async () => {
    const form = await begin(() => Promise.reject(new Error('It is gone')));
    await waitFor(form, selectHasFailed, { timeout: 5000 });
    expect(selectFactors(form.getSnapshot())).toEqual([]);
  });

  it.each([[['sms']], [[]], ['totp'], [null]])('is refused if the app knows none of %j', async (factors) => {
    const { sent, messages } = await login(factors);
    expect([selectFactors(sent), messages]).toEqual([[], ['A second step is needed.']]);
  });
});
