// @vitest-environment happy-dom
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { subscriptionWithdrawal as texts } from '#messages/profiles/subscription-withdrawal';
import type { FormAccepted } from '../../../machines/session/form-submission/form-submission.types';
import { aoife, personalPremium } from '../../../machines/samples';
import { withdrawal } from '../../../machines/session/form-submission/form-submission.fixtures';
import { subscriptionWithdrawalMachine } from '../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import type { Subscription, User } from '../../../src/domain/entities';
import { SubscriptionWithdrawalDialog } from '../../../src/features/profiles/subscription-withdrawal/subscription-withdrawal-dialog';
import { answeredForm } from '../../support/stages/answered-form';
import { button, press, render, settling, unmount } from '../ui/render';

type Given = {
  readonly subscription?: Subscription;
  readonly person?: User | null;
};

/** The dialog over its chart; the test decides what the server answers. */
async function show({ subscription = personalPremium, person = aoife }: Given = {}) {
  const { form, sent, settle } = answeredForm();
  const actor = createActor(
    subscriptionWithdrawalMachine.provide({
      actors: {
        form,
        readLists: fromPromise<null, { customer: string }>(() => Promise.resolve(null)),
      },
      actions: {
        expireLists: () => undefined,
        reloadNavigation: () => undefined,
        reloadLists: () => undefined,
        logFailure: () => undefined,
      },
    }),
    { input: { customer: aoife.uuid, subscription } },
  ).start();
  await render(
    <SubscriptionWithdrawalDialog actor={actor} person={person} currency="EUR" fallback="manage-payments" />,
  );
  return { actor, sent, settle };
}

const dialog = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
const accepted: FormAccepted = { kind: 'accepted', location: null };

afterEach(unmount);

describe('the dialog that withdraws from a contract', () => {
  it('D2.extensionGroups.withdrawal: shows who withdraws from what, with focus on the safe answer', async () => {
    const { sent } = await show();
    for (const words of [
      'Withdraw from Personal Premium',
      texts.consequence,
      `${aoife.firstName} ${aoife.lastName}`,
      'Personal Premium, €9.99 per month',
      aoife.email,
      'Confirm withdrawal',
    ])
      expect(dialog()).toContain(words);
    await settling(() => expect(document.activeElement).toBe(button(texts.keep)));
    expect(sent).toEqual([]);
  });

  it('shows no price if the server sends none, and no name while the customer must sign in again', async () => {
    await show({ subscription: { ...personalPremium, price: null }, person: null });
    expect(dialog()).toContain('Personal Premium');
    expect(dialog()).not.toMatch(/€|@/u);
  });

  it('sends the subscription once, and cannot be closed meanwhile', async () => {
    const { actor, sent, settle } = await show();
    await press(button(texts.confirm));
    await press(button(texts.keep));
    await press(button(texts.confirm + texts.sending));
    expect(sent.map(({ values }) => values)).toEqual([{ subscription: personalPremium.id }]);
    expect(actor.getSnapshot().status).toBe('active');
    await settle(accepted);
  });

  it('D2.extensionGroups.withdrawal: then shows what was recorded and the refund, with focus', async () => {
    const { actor, settle } = await show();
    await press(button(texts.confirm));
    await settle({ ...accepted, withdrawal });
    await settling(() => expect(document.activeElement?.textContent).toBe(texts.doneTitle));
    expect(dialog()).toContain('You withdrew from Personal Premium on 22 Nov 2026, 10:05.');
    expect(dialog()).toContain("We'll refund €9.99 (receipt R-2026-0008).");
    expect(dialog()).toContain(`We've emailed confirmation to ${aoife.email}`);
    await press(button(texts.close));
    expect(actor.getSnapshot().output).toEqual({ kind: 'withdrawn' });
  });

  it.each<[string, Partial<FormAccepted>]>([
    ['the answer was lost', {}],
    ['the server says no moment', { withdrawal: { withdrawnAt: 'soon', receipt: null } }],
  ])('shows it without a time if %s', async (_, recorded) => {
    const { settle } = await show();
    await press(button(texts.confirm));
    await settle({ ...accepted, ...recorded });
    await settling(() => expect(dialog()).toContain('You have withdrawn from Personal Premium.'));
    expect(dialog()).not.toContain('goes back');
  });

  it('keeps the server’s message in the dialog, which can then be closed', async () => {
    const { actor, settle } = await show();
    await press(button(texts.confirm));
    await settle({ kind: 'refused', messages: ['The time is over.'], fields: {}, sought: null });
    expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.refused);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('The time is over.');
    await press(button(texts.keep));
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });
});
