import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import type { cardAccountAddMachine } from '../../../machines/profiles/card-account-add/card-account-add.machine';
import {
  selectEntry,
  selectForm,
} from '../../../machines/profiles/card-account-add/card-account-add.selectors';
import {
  selectFieldErrors,
  selectHasFailed,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { provideCardAccountAdd } from '../../../src/features/profiles/card-account-add/card-account-add.provide';
import { customer, enterProfile, type Server } from '../../support/system/provide/profile-world';

const account = (accountId: number, nickname: string) => ({
  accountId,
  ref: `BC-${accountId}`,
  nickname,
  owner: true,
  active: true,
  isPremium: false,
});
const values = { companyName: ' Byrne Design Ltd ', cardId: '11' };

const commit = (server: Server) => {
  server.lists.cardAccounts = [account(7, 'Byrne Design Ltd'), account(8, 'Byrne Design Ltd')];
};

const formOf = (actor: ActorRefFrom<typeof cardAccountAddMachine>) => {
  const form = selectForm(actor.getSnapshot());
  if (!form) throw new Error('The dialog is not open');
  return form;
};

const enter = async (known: 'known' | 'unknown' = 'known') => {
  // One of that name was there before.
  const world = await enterProfile({ cardAccounts: [account(7, 'Byrne Design Ltd')] });
  if (known === 'known') await world.load('cardAccounts');
  const actor = createActor(provideCardAccountAdd(world.environment), {
    input: { customer, knownCards: ['11'] },
  }).start();
  await waitFor(actor, (snapshot) => selectForm(snapshot) !== undefined, { timeout: 5000 });
  let presses = 0;
  return {
    ...world,
    actor,
    form: () => formOf(actor).getSnapshot(),
    press: async () => {
      const form = formOf(actor);
      form.send({ type: 'form.submitted', values, key: `press-${(presses += 1)}` });
      await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), { timeout: 5000 });
    },
  };
};

describe('adding a card account', () => {
  it('sends company and card with a token, and reads the accounts again', async () => {
    const { actor, server, drafts, press, readsOf, notices } = await enter();
    actor.send({ type: 'account.edited', ...values });
    expect(drafts.get('card-account-add')).toEqual({ companyName: values.companyName });
    server.replies.push(() => ({ code: 200, message: 'The account is added.' }));
    await press();
    expect(actor.getSnapshot().output).toEqual({ kind: 'added' });
    expect(server.writes).toEqual([
      {
        call: 'POST /cards/business/add',
        fields: {
          companyName: 'Byrne Design Ltd',
          cardId: '11',
          recaptchaToken: 'token for register_card',
        },
        key: 'press-1',
      },
    ]);
    expect(drafts.has('card-account-add')).toBe(false);
    await vi.waitFor(() => expect(readsOf('cardAccounts')).toBe(2));
    expect(notices()).toEqual([['success', 'The account is added.']]);
  });

  it('starts with the company that was typed before a reload', async () => {
    const { environment } = await enterProfile();
    environment.adapters.drafts.save('card-account-add', { companyName: 'Byrne' });
    const actor = createActor(provideCardAccountAdd(environment), {
      input: { customer, knownCards: null },
    }).start();
    await vi.waitFor(() => expect(selectForm(actor.getSnapshot())).toBeDefined());
    expect(selectEntry(actor.getSnapshot())).toEqual({ companyName: 'Byrne', cardId: '' });
  });

  it('shows the server’s message at the form and its fields, and in no notice', async () => {
    const { server, form, press, notices } = await enter();
    server.replies.push(() => ({
      code: 400,
      message: 'Please check the form.',
      errors: { cardId: 'This card has expired.' },
    }));
    await press();
    expect([selectMessages(form()), selectFieldErrors(form())]).toEqual([
      ['Please check the form.'],
      { cardId: 'This card has expired.' },
    ]);
    expect(notices()).toEqual([]);
  });

  it('finds the account after a lost response, distinguished from one of the same name', async () => {
    const { actor, server, press } = await enter();
    server.replies.push(() => {
      commit(server);
      return 'lost';
    });
    await press();
    expect([actor.getSnapshot().output, server.writes.length]).toEqual([{ kind: 'added' }, 1]);
  });

  it('reads the list before it sends again if it could not be read before', async () => {
    const { actor, server, form, press } = await enter();
    server.replies.push(() => 'lost');
    server.lists.cardAccounts = null;
    await press();
    expect(selectHasFailed(form())).toBe(true);
    commit(server);
    await press();
    expect([actor.getSnapshot().output, server.writes.length]).toEqual([{ kind: 'added' }, 1]);
  });

  it.each([
    ['that it knew nothing of', 'unknown', [account(9, 'Kelly Ltd'), account(7, 'Byrne Design Ltd')]],
    ['of another company', 'known', [account(7, 'Byrne Design Ltd'), account(9, 'Kelly Ltd')]],
  ] as const)('does not mistake an account for the new one %s', async (_what, known, accounts) => {
    const { server, form, press } = await enter(known);
    server.replies.push(() => {
      server.lists.cardAccounts = accounts;
      return 'lost';
    });
    await press();
    expect(selectHasFailed(form())).toBe(true);
  });

  it('leaves the accounts stale if the person leaves before the response', async () => {
    const { app, press, server } = await enter();
    const standing: unknown[] = [];
    server.replies.push(() => {
      standing.push(app.system.get('cardAccounts').getSnapshot().value);
      return { code: 400 };
    });
    await press();
    expect(standing).toEqual(['stale']);
  });
});
