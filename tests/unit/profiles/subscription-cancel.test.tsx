// @vitest-environment happy-dom
import { createActor } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import { aoife, personalPremium } from '../../../machines/samples';
import type { SubscriptionCancelInput } from '../../../machines/profiles/subscription-cancel/subscription-cancel.types';
import type { Subscription } from '../../../src/domain/entities';
import { SubscriptionCancelDialog } from '../../../src/features/profiles/subscription-cancel/subscription-cancel-dialog';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { provideSubscriptionCancel } from '../../../src/features/profiles/subscription-cancel/subscription-cancel.provide';
import { answeredForm } from '../../support/stages/answered-form';
import { button, press, render, settling, unmount } from '../ui/render';

const { environment } = createAppSystem(
  createAdapters({ fetch: () => Promise.reject(new Error('Nothing is called')) }),
);

/** The dialog over its chart; the test decides what the server answers. */
async function show(given: Partial<SubscriptionCancelInput> & { readonly subscription?: Subscription } = {}) {
  const { form, sent, settle } = answeredForm();
  const actor = createActor(provideSubscriptionCancel(environment).provide({ actors: { form } }), {
    input: { customer: aoife.uuid, subscription: personalPremium, asksReason: true, ...given },
  }).start();
  await render(<SubscriptionCancelDialog actor={actor} />);
  return { actor, sent, settle };
}

const dialog = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
const reason = () => {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent === texts.reason);
  const control = document.getElementById(label?.htmlFor ?? '');
  return control instanceof HTMLTextAreaElement ? control : null;
};

afterEach(async () => {
  await unmount();
  sessionStorage.clear();
});

describe('the dialog that cancels Premium', () => {
  it('S8.cancelSubscriptionConfirm: has the exact text, with focus on the safe answer', async () => {
    const { sent } = await show();
    expect(dialog()).toContain('Are you sure you wish to cancel your Premium subscription?');
    expect(dialog()).toContain('This action cannot be undone');
    await settling(() => expect(document.activeElement).toBe(button(texts.keep)));
    expect(sent).toEqual([]);
  });

  it.each([
    [{ periodEnd: '2026-12-14T00:00:00Z', endsOn: null }, '14 Dec 2026'],
    [{ periodEnd: '2026-12-14T00:00:00Z', endsOn: '2026-12-20' }, '20 Dec 2026'],
  ])('says what is lost, and when, if the server sends the date: %o', async (dates, day) => {
    await show({ subscription: { ...personalPremium, ...dates } });
    expect(dialog()).toContain(`You'll keep your benefits until ${day}.`);
    expect(dialog()).not.toContain(texts.loses);
  });

  it.each([null, 'soon'])('says what is lost, without an invalid date: %o', async (periodEnd) => {
    await show({ subscription: { ...personalPremium, periodEnd } });
    expect(dialog()).toContain(texts.loses);
  });

  it('asks for an optional reason only if the backend accepts one', async () => {
    await show({ asksReason: false });
    expect(reason()).toBeNull();
    await show();
    expect([reason()?.getAttribute('aria-required'), reason()?.maxLength]).toEqual(['false', 1000]);
  });

  it('sends the subscription and the reason once, and cannot be closed meanwhile', async () => {
    const { actor, sent, settle } = await show();
    await press(button(texts.confirm));
    await press(button(texts.keep));
    await press(button(texts.confirm + texts.cancelling));
    expect(sent.map(({ values }) => values)).toEqual([{ subscription: personalPremium.id, reason: '' }]);
    expect(actor.getSnapshot().status).toBe('active');
    await settle({ kind: 'accepted', location: null });
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });

  it('keeps the server’s message and the input in the dialog', async () => {
    const { actor, settle } = await show();
    await press(button(texts.confirm));
    await settle({ kind: 'refused', messages: ['It ends already.'], fields: {}, sought: null });
    expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.refused);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('It ends already.');
    await press(button(texts.keep));
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });
});
