import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectFieldErrors,
  selectHasFailed,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { selectForm } from '../../../machines/settings/email-change/email-change.selectors';
import { provideEmailChange } from '../../../src/features/settings/email-change/email-change.provide';
import { aoife, config, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';
import type { Answers } from '../../support/system/play-system';

const requestCall = `POST /api/user/${uuid}/settings/email`;
const cancelCall = `DELETE /api/user/${uuid}/settings/email`;
const wanted = 'aoife.byrne@example.com';

async function open(changed: Answers = {}) {
  const system = await enter({
    'GET /api/config': config('auth', 'email-change'),
    'GET /api/auth/user': (_request, nth) => ({
      code: 200,
      response: { ...aoife, pendingEmail: nth === 1 ? null : wanted },
    }),
    [requestCall]: ok(undefined),
    [cancelCall]: ok(undefined),
    ...changed,
  });
  const section = createActor(provideEmailChange(system.environment)).start();
  const session = vi.spyOn(system.services.get('session'), 'send');
  const told = () => session.mock.calls.map(([{ type }]) => type);
  const pending = () =>
    selectUser(system.environment.app().system.get('session').getSnapshot())?.pendingEmail;
  const form = () => {
    const submission = selectForm(section.getSnapshot());
    if (submission === undefined) throw new Error('The dialog is closed');
    return submission;
  };
  const press = async (key = 'press-1') => {
    form().send({ type: 'form.submitted', values: { newEmail: wanted, password: 'Taxi' }, key });
    return waitFor(section, (now) => !now.matches({ changing: 'sending' }), { timeout: 5000 });
  };
  return { ...system, section, form, press, pending, told };
}

describe('asking for another address', () => {
  it('sends it with the password, and reads which address waits', async () => {
    const { section, press, sent, pending, told } = await open();
    section.send({ type: 'change.requested' });
    expect(pending()).toBeNull();
    expect((await press()).value).toBe('shown');
    const [call] = sent(requestCall);
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      newEmail: wanted,
      password: 'Taxi',
      recaptchaToken: '',
    });
    expect(call?.key).toBe('press-1');
    await expect.poll(pending).toBe(wanted);
    expect(told()).toContain('session.userChanged');
  });

  it('shows the errors of a refusal at the fields, and in no notice', async () => {
    const errors = { password: "This isn't your current password." };
    const { section, press, form, notices } = await open({
      [requestCall]: () => ({ code: 400, message: 'Please check the marked fields.', errors }),
    });
    section.send({ type: 'change.requested' });
    await press();
    expect([selectFieldErrors(form().getSnapshot()), notices()]).toEqual([errors, []]);
  });

  it('can be sent again after a lost response, under the same key', async () => {
    const { section, press, form, sent } = await open({
      [requestCall]: (_request, nth) => (nth === 1 ? lost() : { code: 200 }),
    });
    section.send({ type: 'change.requested' });
    await press();
    expect(selectHasFailed(form().getSnapshot())).toBe(true);
    expect((await press('press-2')).value).toBe('shown');
    expect(sent(requestCall).map(({ key }) => key)).toEqual(['press-1', 'press-1']);
  });
});

describe('keeping the address', () => {
  it.each([
    ['forgets the one that waits', ok(undefined), ['success']],
    ['tells that this failed', () => ({ code: 500, message: 'Not now.' }), ['error']],
  ])('%s, and reads which one waits', async (_what, answer, told) => {
    const { section, sent, notices, pending } = await open({ [cancelCall]: answer });
    section.send({ type: 'change.cancelled' });
    await waitFor(section, (now) => now.matches('shown'), { timeout: 5000 });
    expect(sent(cancelCall)).toMatchObject([{ body: '' }]);
    await expect.poll(pending).toBe(wanted);
    expect(notices().map(({ type }) => type)).toEqual(told);
  });
});
