// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards as texts } from '#messages/cards/cards';
import { byrneDesign, everyday, jointAccount, oldOne, personalPremium } from '../../../machines/samples';
import { accountUse, subscriptionUse } from '../../../src/domain/cards/card-use';
import type { Card } from '../../../src/domain/entities';
import { FIRST_CARDS } from '../../../src/features/cards/card-choice/first-cards';
import { CARDS_IN_GROUP } from '../../../src/features/cards/card-list/card-grid';
import { CardList } from '../../../src/features/cards/card-list/card-list';
import { button, press, render, rerender, unmount } from '../ui/render';

/** More than are drawn first. */
const MANY = 2 * FIRST_CARDS + 1;
const onRetry = vi.fn();
const onSearch = vi.fn();
const onDrawnNew = vi.fn();
const onRemove = vi.fn();
const onReplace = vi.fn();
const none = () => null;

type ListState = Partial<Omit<ComponentProps<typeof CardList>, 'cards'>>;

const list = (cards: readonly Card[] | null, state: ListState = {}) => (
  <CardList
    cards={cards}
    failed={state.failed ?? false}
    unreachable={state.unreachable ?? false}
    leftOut={state.leftOut ?? 0}
    loading={state.loading ?? false}
    query={state.query ?? ''}
    onSearch={onSearch}
    newCard={state.newCard ?? null}
    onDrawnNew={onDrawnNew}
    knownUse={state.knownUse ?? none}
    coming={null}
    onMakeDefault={null}
    onRemove={onRemove}
    onReplace={onReplace}
    onRetry={onRetry}
  />
);
const show = (cards: readonly Card[] | null, state?: ListState) => render(list(cards, state));

const tileList = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
/** What each tile says above its actions. */
const tiles = () => tileList().map((tile) => tile.firstElementChild?.textContent);
const actions = () =>
  tileList().map((tile) => [...tile.querySelectorAll('button')].map(({ textContent }) => textContent));
const said = () => document.body.textContent;

afterEach(async () => {
  vi.clearAllMocks();
  await unmount();
});

describe('the card list', () => {
  it('shows nickname, last four, expiry and state of each card', async () => {
    await show([everyday, jointAccount, oldOne]);
    expect(tiles()).toEqual([
      'Everyday•••• 4242Expires 11/28',
      'Joint account•••• 4444Expires 12/26Expiring Soon',
      'Old one•••• 0069Expires 03/26Expired',
    ]);
  });

  it('shows a card without a name by its brand, and an unknown expiry as xx/xx', async () => {
    await show([
      { ...everyday, name: ' ', expiryMonth: null },
      { ...everyday, id: 'g', name: '', type: 'generic' },
    ]);
    expect(tiles()).toEqual(['Visa•••• 4242Expires xx/xx', 'Card•••• 4242Expires 11/28']);
  });

  it('says how many cards could not be shown, and never that there are none', async () => {
    await show([everyday], { leftOut: 1 });
    expect(said()).toContain("One card couldn't be shown");
    await rerender(list([], { leftOut: 2 }));
    expect(said()).toContain("2 cards couldn't be shown");
    expect(said()).not.toContain(texts.empty);
  });

  it('blames the connection only if there was no response', async () => {
    await show(null, { failed: true });
    expect(said()).not.toContain('connection');
    await rerender(list(null, { failed: true, unreachable: true }));
    expect(said()).toContain('Check your connection');
  });

  it('shows every brand by name', async () => {
    const brands = ['visa', 'mastercard', 'maestro', 'amex', 'generic'] as const;
    await show(brands.map((type) => ({ ...everyday, id: type, type })));
    expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'Visa',
      'Mastercard',
      'Maestro',
      'American Express',
      'Card',
    ]);
    expect(new Set([...document.querySelectorAll('img')].map(({ src }) => src)).size).toBe(brands.length);
  });

  it('says that it is loading before the first load', async () => {
    await show(null, { loading: true });
    expect(document.querySelector('[role=status]')?.textContent).toBe(texts.loading);
    expect(tiles()).toEqual([]);
  });

  it('says that there is no card yet', async () => {
    await show([]);
    expect(said()).toContain(texts.empty);
  });

  it('never shows a failed load as an empty list', async () => {
    await show(null, { failed: true });
    expect(said()).toContain(texts.failedTitle);
    expect(said()).not.toContain(texts.empty);
    await press(button(texts.retry));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps the last loaded list if a reload fails', async () => {
    await show([everyday], { failed: true });
    expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.staleTitle);
    expect(tiles()).toHaveLength(1);
  });
});

describe('the state of a card', () => {
  it.each([
    ['S4.cardStates.1: expired has the badge Expired', { expired: true }, 'Expired'],
    ['S4.cardStates.1: expiring soon has the badge Expiring Soon', { expiresSoon: true }, 'Expiring Soon'],
    ['S4.cardStates.1: normal has no badge', {}, ''],
    ['expired counts where the server says both', { expired: true, expiresSoon: true }, 'Expired'],
  ])('%s', async (_sentence, state, badge) => {
    await show([{ ...everyday, ...state }]);
    expect(tiles()).toEqual([`Everyday•••• 4242Expires 11/28${badge}`]);
  });
});

describe('the actions of a card', () => {
  const premiumUse = subscriptionUse(personalPremium);
  const knownUse = ({ id }: Card) =>
    id === jointAccount.id ? accountUse(byrneDesign, true) : id === oldOne.id ? premiumUse : null;

  it('include removing it, each button named by its card', async () => {
    await show([everyday, { ...jointAccount, name: '' }]);
    expect(actions()).toEqual([['Remove Everyday'], ['Remove Mastercard •••• 4444']]);
    await press(button('Remove Everyday'));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(everyday, null);
  });

  it('include replacing one that has expired or will soon, where it pays', async () => {
    await show([everyday, jointAccount, oldOne], { knownUse });
    expect(actions()).toEqual([
      ['Remove Everyday'],
      ['Replace card Joint account', 'Remove Joint account'],
      ['Replace card Old one', 'Remove Old one'],
    ]);
    await press(button('Replace card Old one'));
    expect(onReplace).toHaveBeenCalledExactlyOnceWith(premiumUse);
    await press(button('Remove Old one'));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(oldOne, premiumUse);
  });

  it('include replacing an expired one that pays for nothing, with a new card', async () => {
    await show([{ ...jointAccount, expiresSoon: true }, oldOne]);
    expect(actions()).toEqual([['Remove Joint account'], ['Replace card Old one', 'Remove Old one']]);
    await press(button('Replace card Old one'));
    expect(onReplace).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('exclude replacing one that is valid, or cannot be changed by the customer', async () => {
    await show([everyday, jointAccount, oldOne], {
      knownUse: ({ id }) =>
        id === everyday.id ? premiumUse : id === jointAccount.id ? accountUse(byrneDesign, false) : null,
    });
    expect(actions().slice(0, 2)).toEqual([['Remove Everyday'], ['Remove Joint account']]);
    await show([oldOne], { knownUse: () => subscriptionUse(personalPremium, false) });
    expect(actions()).toEqual([['Remove Old one']]);
  });

  it('use the section’s current handlers, even in a tile that was not rendered again', async () => {
    await show([everyday]);
    const [tile] = tileList();
    const later = vi.fn();
    await rerender(
      <CardList
        cards={[{ ...everyday }]}
        failed={false}
        unreachable={false}
        leftOut={0}
        loading
        query=""
        onSearch={onSearch}
        newCard={null}
        onDrawnNew={onDrawnNew}
        knownUse={() => premiumUse}
        coming={null}
        onMakeDefault={null}
        onRemove={later}
        onReplace={onReplace}
        onRetry={onRetry}
      />,
    );
    expect(tileList()).toEqual([tile]);
    await press(button('Remove Everyday'));
    expect(later).toHaveBeenCalledExactlyOnceWith({ ...everyday }, premiumUse);
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('exist for each of many cards', async () => {
    const many = Array.from({ length: MANY }, (_none, index) => ({ ...everyday, id: `c${index}` }));
    await show(many);
    expect(tileList().map(({ dataset }) => dataset['card'])).toEqual(many.map(({ id }) => id));
    // The browser watches each group, not each tile; they are one list all the same.
    const groups = new Set(tileList().map(({ parentElement }) => parentElement));
    expect(groups.size).toBe(Math.ceil(MANY / CARDS_IN_GROUP));
    expect(new Set(tileList().map((tile) => tile.closest('[role=list]'))).size).toBe(1);
  });
});
