import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { closeAccount as texts } from '#messages/settings/close-account';
import {
  selectForm,
  selectIsLoggingOut,
} from '../../../machines/settings/close-account/close-account.selectors';
import {
  selectHasFailed,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { provideCloseAccount } from '../../../src/features/settings/close-account/close-account.provide';
import type { Answers } from '../../support/system/play-system';
import { aoife, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';

const niamh = { ...aoife, first_name: 'Niamh', last_name: 'Kelly', premium: false };
const deleteCall = `POST /api/user/${uuid}/settings/delete-profile`;
const logoutCall = 'GET /api/auth/logout';
const userCall = 'GET /api/auth/user';

async function open(changed: Answers = {}) {
  const system = await enter({
    [userCall]: ok(niamh),
    [logoutCall]: () => ({ code: 200, response: { location: '/goodbye' } }),
    [deleteCall]: () => ({ code: 200, message: 'Your account was closed.' }),
    ...changed,
  });
  const left: unknown[] = [];
  system.services.get('logout').on('logout.completed', (event) => left.push(event));
  system.services.get('session').on('session.lost', (event) => left.push(event));
  const section = createActor(provideCloseAccount(system.environment)).start();
  section.send({ type: 'closing.requested' });
  const press = async (key = 'press-1') => {
    selectForm(section.getSnapshot())?.send({ type: 'form.submitted', values: {}, key });
    await waitFor(
      section,
      (snapshot) => {
        const form = selectForm(snapshot);
        return form === undefined || !selectIsSubmitting(form.getSnapshot());
      },
      { timeout: 5000 },
    );
  };
  const form = () => {
    const submission = selectForm(section.getSnapshot());
    if (submission === undefined) throw new Error('The dialog is closed');
    return submission.getSnapshot();
  };
  const notices = () => system.notices().map(({ type, title }) => [type, title]);
  const user = () => selectUser(system.services.get('session').getSnapshot());
  return { ...system, section, press, form, notices, user, left };
}

const toStart = [{ type: 'logout.completed', target: '/' }];

describe('closing the account', () => {
  it('S4.closeAccount.1: deletes it; on success the user is logged out and sent to /, which confirms it', async () => {
    const { press, sent, left, notices, user } = await open();
    await press();
    await vi.waitFor(() => expect(left).toEqual(toStart));
    expect(sent(deleteCall)).toMatchObject([{ body: '', key: 'press-1' }]);
    expect(sent(logoutCall)).toHaveLength(1);
    expect(user()).toBeNull();
    expect(notices()).toEqual([['success', texts.closedTitle]]);
  });

  it('shows the message of a refusal in the dialog, and in no notice', async () => {
    const { press, form, left, notices, user } = await open({
      [deleteCall]: () => ({ code: 403, message: 'You may not do this.' }),
    });
    await press();
    expect([selectMessages(form()), notices(), left]).toEqual([['You may not do this.'], [], []]);
    expect(user()?.uuid).toBe(uuid);
  });

  it('D4.9: after a lost response, and if the session has ended, it also ends at /, and says what is known', async () => {
    const { press, sent, left, notices, user } = await open({
      [deleteCall]: lost,
      [userCall]: (_request, nth) => (nth === 1 ? { code: 200, response: niamh } : { code: 401 }),
      [logoutCall]: () => ({ code: 401 }),
    });
    await press();
    await vi.waitFor(() => expect(left).toEqual(toStart));
    expect(sent(deleteCall)).toHaveLength(1);
    expect([notices(), user()]).toEqual([[['info', texts.signedOutTitle]], null]);
  });

  it('D4.9: after a lost response, and if someone else is signed in, the outcome is unknown, and nothing is sent for them', async () => {
    const { press, form, left, sent } = await open({
      [deleteCall]: lost,
      [userCall]: (_request, nth) => ({ code: 200, response: nth === 1 ? niamh : { ...niamh, uuid: 'u2' } }),
    });
    await press();
    expect([selectHasFailed(form()), left]).toEqual([true, []]);
    await press('press-2');
    expect([selectHasFailed(form()), sent(deleteCall).length]).toEqual([true, 1]);
  });

  it('after a lost response and then a refusal, the account is not closed', async () => {
    const { press, form, left } = await open({
      [deleteCall]: (_request, nth) => (nth === 1 ? lost() : { code: 403, message: 'You may not do this.' }),
    });
    await press();
    await press('press-2');
    expect([selectMessages(form()), left]).toEqual([['You may not do this.'], []]);
  });

  it('a 401 without a lost response causes a check of the session, and nothing was closed', async () => {
    const { press, form, sent, section } = await open({
      [deleteCall]: (_request, nth) => (nth === 1 ? { code: 401 } : { code: 200 }),
    });
    await press();
    await vi.waitFor(() => expect(sent(userCall)).toHaveLength(2));
    expect(selectHasFailed(form())).toBe(true);
    await press();
    expect(selectIsLoggingOut(section.getSnapshot())).toBe(true);
  });

  it('D3.10: a logout that fails is shown and can be repeated', async () => {
    const { press, section, left, notices, services } = await open({
      [logoutCall]: (_request, nth) => (nth === 1 ? { code: 500 } : { code: 200 }),
    });
    await press();
    await waitFor(services.get('logout'), (snapshot) => snapshot.matches('idle'), { timeout: 5000 });
    await vi.waitFor(() => expect(notices().map(([type]) => type)).toEqual(['error']));
    expect([selectIsLoggingOut(section.getSnapshot()), left]).toEqual([true, []]);
    section.send({ type: 'logout.repeated' });
    await vi.waitFor(() => expect(left).toEqual(toStart));
    expect(notices()).toEqual([['success', texts.closedTitle]]);
  });

  it('D3.10: after a failed logout their next logout confirms the closing, but no logout of another person', async () => {
    for (const [next, said] of [
      [niamh, [['success', texts.closedTitle]]],
      [{ ...niamh, uuid: 'u2' }, []],
    ] as const) {
      const { press, left, notices, services } = await open({
        [logoutCall]: (_request, nth) => (nth === 1 ? { code: 500 } : { code: 200 }),
        [userCall]: (_request, nth) => ({ code: 200, response: nth === 1 ? niamh : next }),
      });
      await press();
      await waitFor(services.get('logout'), (snapshot) => snapshot.matches('idle'), { timeout: 5000 });
      const session = services.get('session');
      session.send({ type: 'session.recheckRequested' });
      await waitFor(session, (snapshot) => snapshot.matches('signedIn'), { timeout: 5000 });
      services.get('logout').send({ type: 'logout.requested', role: 'customer', target: '/' });
      await vi.waitFor(() => expect(left).toEqual(toStart));
      expect(notices()).toEqual(said);
    }
  });
});
