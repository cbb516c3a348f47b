import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { provideMailLink } from '../../../src/features/session/mail-link/mail-link.provide';
import { aoife, enter, ok } from '../../support/system/provide/card-dialogs';

const call = 'POST /api/auth/not-me';

/** Follows a link in a browser whose user is answered like this. */
async function follow(user: () => unknown, answer: object = { code: 200 }) {
  const { environment, services, sent, notices } = await enter({
    'GET /api/auth/user': user,
    [call]: () => answer,
  });
  const told = vi.spyOn(services.get('session'), 'send');
  const form = createActor(provideMailLink(environment, '/not-me', 'a-code')).start();
  form.send({ type: 'form.submitted', values: {}, key: 'press-1' });
  const end = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), { timeout: 5000 });
  return {
    isCompleted: selectIsCompleted(end),
    messages: selectMessages(end),
    notices: notices(),
    sent: sent(call).map(({ body, key }) => ({ body, key })),
    told: told.mock.calls.map(([event]) => event),
  };
}

describe('a link of a mail', () => {
  it('sends its code, and the user of this browser is read again', async () => {
    expect(await follow(ok(aoife))).toEqual({
      isCompleted: true,
      messages: [],
      notices: [],
      sent: [{ body: 'code=a-code', key: 'press-1' }],
      told: [{ type: 'session.userChanged' }],
    });
  });

  it('reads nobody again where nobody is signed in', async () => {
    expect(await follow(() => ({ code: 401 }))).toMatchObject({ isCompleted: true, told: [] });
  });

  it('that was used already says so on its page, and in no notice', async () => {
    expect(await follow(ok(aoife), { code: 400, message: 'This link was used.' })).toMatchObject({
      isCompleted: false,
      messages: ['This link was used.'],
      notices: [],
      told: [],
    });
  });
});
