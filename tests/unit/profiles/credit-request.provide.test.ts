import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { application } from '../../../machines/profiles/credit-request/credit-request.fixtures';
import type { creditRequestMachine } from '../../../machines/profiles/credit-request/credit-request.machine';
import { selectForm, selectValues } from '../../../machines/profiles/credit-request/credit-request.selectors';
import {
  selectFieldErrors,
  selectHasFailed,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { provideCreditRequest } from '../../../src/features/profiles/credit-request/credit-request.provide';
import { customer, enterProfile, type Server } from '../../support/system/provide/profile-world';

const pending = (ref: string, name = 'Byrne Design Ltd') => ({
  ref,
  name,
  created: '2026-11-20T10:00:00Z',
  status: 'pending',
});
const accepted = (server: Server) => () => {
  server.lists.accounts = [pending('BD-1')];
  return { code: 200, response: pending('BD-1') };
};

const formOf = (actor: ActorRefFrom<typeof creditRequestMachine>) => {
  const form = selectForm(actor.getSnapshot());
  if (!form) throw new Error('The dialog is not open');
  return form;
};

const enter = async (accounts: readonly object[] = []) => {
  const world = await enterProfile({ accounts });
  await world.load('accounts');
  const actor = createActor(provideCreditRequest(world.environment), { input: { customer } }).start();
  await waitFor(actor, (snapshot) => selectForm(snapshot) !== undefined, { timeout: 5000 });
  let presses = 0;
  return {
    ...world,
    actor,
    form: () => formOf(actor).getSnapshot(),
    press: async () => {
      const form = formOf(actor);
      form.send({ type: 'form.submitted', values: application, key: `press-${(presses += 1)}` });
      await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), { timeout: 5000 });
    },
  };
};

describe('applying for Bill Pay', () => {
  it('sends the application as a form without a bot token, and reads the accounts again', async () => {
    const { actor, server, drafts, press, readsOf } = await enter();
    actor.send({ type: 'request.edited', values: application });
    expect(drafts.get('credit-request')).toEqual(application);
    server.replies.push(accepted(server));
    await press();
    expect(actor.getSnapshot().output).toEqual({ kind: 'sent' });
    expect(server.writes).toEqual([
      {
        call: 'POST /settings/accounts/request',
        fields: {
          companyName: 'Byrne Design Ltd',
          companyAddress: '12 Merrion Row, Dublin, D02 XY45',
          companyEmail: 'accounts@byrne.example',
          companyRegistrationNumber: 'IE123456',
          journeysPerMonth: '10 - 20',
          authorised: '1',
          readTerms: '1',
        },
        key: 'press-1',
      },
    ]);
    expect(drafts.has('credit-request')).toBe(false);
    await vi.waitFor(() => expect(readsOf('accounts')).toBe(2));
  });

  it('keeps what was typed when the dialog closes, and starts with it the next time', async () => {
    const { actor, environment } = await enter();
    actor.send({ type: 'request.edited', values: application });
    actor.send({ type: 'dialog.closed' });
    const next = createActor(provideCreditRequest(environment), { input: { customer } }).start();
    await vi.waitFor(() => expect(selectForm(next.getSnapshot())).toBeDefined());
    expect(selectValues(next.getSnapshot())).toEqual(application);
  });

  it('shows the server’s message at the form’s fields, and in no notice', async () => {
    const { server, form, press, notices } = await enter();
    server.replies.push(() => ({
      code: 400,
      message: 'Please check the form.',
      errors: {
        companyName: 'Invalid company name.',
        companyAddress: 'Invalid address.',
        companyEmail: 'Invalid e-mail address.',
      },
    }));
    await press();
    expect([selectMessages(form()), selectFieldErrors(form())]).toEqual([
      ['Please check the form.'],
      {
        creditCompanyName: 'Invalid company name.',
        companyStreet: 'Invalid address.',
        companyEmail: 'Invalid e-mail address.',
      },
    ]);
    expect(notices()).toEqual([]);
  });

  it('finds it if a declined one is pending again', async () => {
    const { actor, server, press } = await enter([{ ...pending('BD-1'), status: 'declined' }]);
    server.replies.push(() => {
      accepted(server)();
      return 'lost';
    });
    await press();
    expect(actor.getSnapshot().output).toEqual({ kind: 'sent' });
  });

  it.each([
    ['waited before', pending('BD-0')],
    ['is another company’s', pending('BD-1', 'Another Company')],
    ['was declined', { ...pending('BD-1'), status: 'declined' }],
  ])('does not mistake for it one that %s', async (_what, found) => {
    const { server, form, press } = await enter([pending('BD-0')]);
    server.replies.push(() => {
      server.lists.accounts = [found];
      return 'lost';
    });
    await press();
    expect(selectHasFailed(form())).toBe(true);
  });

  it('is complete if a second one is refused because the first was received', async () => {
    const { actor, server, form, press } = await enter();
    server.replies.push(
      () => 'lost',
      () => {
        accepted(server)();
        return { code: 409, message: 'You have a request that is waiting already.' };
      },
    );
    await press();
    expect(selectHasFailed(form())).toBe(true);
    await press();
    expect(actor.getSnapshot().output).toEqual({ kind: 'sent' });
    expect(server.writes.map(({ key }) => key)).toEqual(['press-1', 'press-1']);
  });

  it('leaves the accounts stale if the person leaves before the response', async () => {
    const { app, press, server } = await enter();
    const standing: unknown[] = [];
    server.replies.push(() => {
      standing.push(app.system.get('accounts').getSnapshot().value);
      return { code: 400 };
    });
    await press();
    expect(standing).toEqual(['stale']);
  });
});
