// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards as texts } from '#messages/cards/cards';
import { everyday, jointAccount } from '../../../machines/samples';
import type { Card } from '../../../src/domain/entities';
import { CARD_ROWS_FROM, CARD_SEARCH_FROM } from '../../../src/domain/limits';
import { CardList } from '../../../src/features/cards/card-list/card-list';
import { button, labelled, press, render, rerender, type, unmount } from '../ui/render';

const onSearch = vi.fn();
const onDrawnNew = vi.fn();
const ignored = () => undefined;

type Shown = { readonly query?: string; readonly newCard?: string };

const list = (cards: readonly Card[], { query = '', newCard }: Shown = {}) => (
  <CardList
    cards={cards}
    failed={false}
    unreachable={false}
    leftOut={0}
    loading={false}
    query={query}
    onSearch={onSearch}
    newCard={newCard ?? null}
    onDrawnNew={onDrawnNew}
    knownUse={() => null}
    coming={null}
    onMakeDefault={null}
    onRemove={ignored}
    onReplace={ignored}
    onRetry={ignored}
  />
);
const show = (cards: readonly Card[], shown?: Shown) => render(list(cards, shown));

const tileList = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
const tiles = () => tileList().map((tile) => tile.firstElementChild?.textContent);

afterEach(async () => {
  vi.clearAllMocks();
  await unmount();
});

describe('a long list of cards', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_none, index) => ({
      ...everyday,
      id: `c${index}`,
      name: index === 0 ? 'Holidays' : `Card ${index}`,
    }));
  const rows = () => tileList().filter(({ dataset }) => 'row' in dataset).length;
  const field = () => document.querySelector<HTMLInputElement>('input[type=search]');

  it('shows rows instead of tiles from five cards on', async () => {
    await show(named(CARD_ROWS_FROM - 1));
    expect(rows()).toBe(0);
    await rerender(list(named(CARD_ROWS_FROM)));
    expect(rows()).toBe(CARD_ROWS_FROM);
  });

  it('can be searched from twenty cards on', async () => {
    await show(named(CARD_SEARCH_FROM - 1));
    expect(field()).toBeNull();
    await rerender(list(named(CARD_SEARCH_FROM)));
    await type(labelled(texts.search), 'hol');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('hol');
  });

  it('shows the rows that match, and how many these are', async () => {
    await show(named(CARD_SEARCH_FROM), { query: 'hol 4242' });
    expect(tiles()).toEqual(['Holidays•••• 4242Expires 11/28']);
    expect([rows(), document.querySelector('[role=status]')?.textContent]).toEqual([1, '1 of 20 cards']);
  });

  it('says that nothing matches, with a way back to all cards', async () => {
    await show(named(CARD_SEARCH_FROM), { query: 'amex' });
    expect([tiles(), document.body.textContent]).toEqual([[], expect.stringContaining(texts.nothingFound)]);
    await press(button(texts.showAll));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  });

  it('keeps the search field while a search holds, even if cards were removed', async () => {
    await show(named(2), { query: 'hol' });
    expect(field()?.value).toBe('hol');
  });

  it('marks the card that was just added, and reports that it is on the page', async () => {
    await show([everyday], { newCard: jointAccount.id });
    expect(onDrawnNew).not.toHaveBeenCalled();
    await rerender(list([everyday, jointAccount], { newCard: jointAccount.id }));
    expect(tileList().map(({ dataset }) => 'new' in dataset)).toEqual([false, true]);
    expect(onDrawnNew).toHaveBeenCalled();
    onDrawnNew.mockClear();
    await rerender(list([everyday, jointAccount]));
    expect(tileList().filter(({ dataset }) => 'new' in dataset)).toEqual([]);
    expect(onDrawnNew).not.toHaveBeenCalled();
  });
});
