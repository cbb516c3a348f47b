// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { cancelledPremium, everyday, jointAccount, oldOne, personalPremium } from '../../../machines/samples';
import { subscriptionUse } from '../../../src/domain/cards/card-use';
import type { Card, Subscription } from '../../../src/domain/entities';
import { SubscriptionCards } from '../../../src/features/profiles/subscriptions/subscription-cards';
import { button, press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const business: Subscription = { ...personalPremium, id: '32', type: 'business', price: 2499 };

type State = { readonly failed?: boolean; readonly loading?: boolean };

const list = (items: readonly object[] | null, { failed = false, loading = false }: State = {}) =>
  stillActor<typeof resourceMachine>({
    hasTag: (tag) => (tag === 'failed' ? failed : loading),
    context: { items, leftOut: 0, unreachable: false, owner: null, growsStale: true },
  }).actor;

const onChangeCard = vi.fn();
const onCancel = vi.fn();
const onRetry = vi.fn();
const onResume = vi.fn();
const onWithdraw = vi.fn();

type Shown = State & {
  readonly cards?: readonly Card[] | null;
  readonly vatIncluded?: boolean | null;
  readonly currency?: string;
  /** Until when all that is personal may be withdrawn from. */
  readonly withdrawUntil?: string | null;
  /** What was cancelled may be resumed. */
  readonly resumes?: boolean;
};

const show = (subscriptions: readonly Subscription[] | null, shown: Shown = {}) => {
  const { cards = [everyday, jointAccount, oldOne], vatIncluded = false, currency = 'EUR' } = shown;
  const { withdrawUntil = null, resumes = false } = shown;
  return render(
    <SubscriptionCards
      subscriptions={list(subscriptions, shown)}
      cards={list(cards)}
      vatIncluded={vatIncluded}
      currency={currency}
      onChangeCard={onChangeCard}
      onCancel={onCancel}
      canBeResumed={({ endsOn }) => resumes && endsOn !== null}
      onResume={onResume}
      withdrawalEnd={({ type }) => (type === 'personal' ? withdrawUntil : null)}
      onWithdraw={onWithdraw}
      onRetry={onRetry}
    />,
  );
};

const tiles = () => [...document.querySelectorAll('[data-subscription]')].map((tile) => tile.textContent);
const named = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const cancelButtons = () => document.body.textContent.split('Cancel Premium').length - 1;

afterEach(async () => {
  await unmount();
  vi.clearAllMocks();
});

describe('a Premium subscription', () => {
  it('shows price, period and type, the benefit, the card and the two actions', async () => {
    await show([personalPremium]);
    expect(tiles()).toEqual([
      [
        '€9.99',
        'per month · Personal Premium',
        'Next payment on 14 Dec 2026',
        'First trip off per month: use it or lose it.',
        'Paid with•••• 4242',
        'Change card',
        'Cancel Premium',
        'Cancel any time and keep your benefits until 14 Dec 2026.',
      ].join(''),
    ]);
    expect(document.querySelector('img')?.alt).toBe('Visa');
  });

  it.each([
    [false, 'per month, excl. VAT · Business Premium'],
    [true, 'per month, incl. VAT · Business Premium'],
    [null, 'per month · Business Premium'],
  ])('shows whether a business price includes VAT, if the company says so: %o', async (vatIncluded, said) => {
    await show([business, personalPremium], { vatIncluded });
    expect(tiles()[0]).toContain(said);
    expect(tiles()[1]).toContain('per month · Personal Premium');
  });

  it('shows the price in the company’s currency, and none if the server sends none', async () => {
    await show([personalPremium, { ...business, price: null }], { currency: 'GBP' });
    expect(tiles()[0]).toContain('£9.99');
    expect(tiles()[1]).toMatch(/^Business PremiumNext payment on 14 Dec 2026First trip off/);
    expect(tiles()[1]).not.toMatch(/per month[ ,]/u);
  });

  it('leads to a change of its card', async () => {
    await show([personalPremium]);
    await press(named('Change card of Personal Premium'));
    expect(onChangeCard).toHaveBeenCalledExactlyOnceWith(subscriptionUse(personalPremium));
  });

  it('S4.subscription.1: can be cancelled, only if it is cancellable', async () => {
    await show([personalPremium, { ...business, cancellable: false }]);
    expect(cancelButtons()).toBe(1);
    await press(named('Cancel Premium: Personal Premium'));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith(personalPremium);
  });

  it('S4.subscription.1: a cancelled one shows when it ends, and only its card can be changed', async () => {
    await show([{ ...personalPremium, cancellable: false, endsOn: '2026-12-14T00:00:00Z' }]);
    expect(tiles()[0]).toContain('Ends on 14 Dec 2026');
    expect(tiles()[0]).not.toMatch(/Next payment|any time/u);
    expect(cancelButtons()).toBe(0);
    await press(named('Change card of Personal Premium'));
    expect(onChangeCard).toHaveBeenCalledOnce();
  });

  it('D2.extensionGroups.withdrawal: can be withdrawn from, with the last day, if that is offered', async () => {
    await show([personalPremium, business], { withdrawUntil: '2026-12-04T23:59:59Z' });
    expect(tiles()[0]).toContain('Withdraw from contract hereAvailable until 4 Dec 2026');
    expect(tiles()[1]).not.toContain('Withdraw');
    await press(named('Withdraw from contract here: Personal Premium'));
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(personalPremium);
    await show([personalPremium]);
    expect(tiles()[0]).not.toContain('Withdraw');
  });

  it('D2.extensionGroups.resume: that was cancelled and still runs can be resumed, if that is offered', async () => {
    await show([cancelledPremium, business], { resumes: true });
    expect(tiles()[0]).toMatch(/Ends on 14 Dec 2026.*Resume Premium/su);
    expect(tiles()[1]).not.toContain('Resume');
    await press(named('Resume Premium: Personal Premium'));
    expect(onResume).toHaveBeenCalledExactlyOnceWith(cancelledPremium);
    await show([cancelledPremium]);
    expect(tiles()[0]).not.toContain('Resume');
  });

  it('shows no invalid end date', async () => {
    await show([{ ...personalPremium, cancellable: false, endsOn: 'soon' }]);
    expect(tiles()[0]).not.toContain('Ends on');
  });

  it.each([
    ['expires soon', jointAccount, 'Expiring Soon'],
    ['has expired', oldOne, 'Expired'],
  ])('says that its card %s', async (_, card, badge) => {
    await show([{ ...personalPremium, cardId: card.id }]);
    expect(tiles()[0]).toContain(badge);
  });

  it('finds its card by the other id, shows if it has none or a missing one, and waits for the cards', async () => {
    await show([{ ...personalPremium, cardId: 'card_12' }]);
    expect(tiles()[0]).toContain('•••• 4444');
    await show([{ ...personalPremium, cardId: null }]);
    expect(tiles()[0]).toContain(texts.noCard);
    await show([personalPremium], { cards: [jointAccount] });
    expect(tiles()[0]).toContain(texts.unknownCard);
    await show([personalPremium], { cards: null });
    expect(tiles()[0]).not.toMatch(new RegExp(`${texts.noCard}|${texts.unknownCard}|••••`));
  });
});

describe('the list of subscriptions', () => {
  it('says that it is loading before the first load', async () => {
    await show(null, { loading: true });
    expect(document.querySelector('[role=status]')?.textContent).toBe(texts.loading);
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  });

  it('says if it could not be loaded; Retry keeps focus in the section', async () => {
    await show(null, { failed: true });
    expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.failedTitle);
    expect(document.querySelector('[role=status]')).toBeNull();
    await press(button(texts.retry));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe(texts.title);
  });

  it('keeps the last loaded list if a reload fails', async () => {
    await show([personalPremium], { failed: true });
    expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.staleTitle);
    expect(tiles()).toHaveLength(1);
  });

  it('is an empty section, not a skeleton, if there are none', async () => {
    await show([]);
    expect([tiles(), document.querySelector('[role=status]')]).toEqual([[], null]);
  });
});
