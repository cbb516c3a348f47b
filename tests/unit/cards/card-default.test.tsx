// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { everyday, jointAccount, oldOne } from '../../../machines/samples';
import type { Card } from '../../../src/domain/entities';
import { CardList } from '../../../src/features/cards/card-list/card-list';
import { button, press, render, rerender, unmount } from '../ui/render';

const ignored = () => undefined;
type Wanted = { readonly onMakeDefault: (card: Card) => void; readonly coming?: string };

const list = (cards: readonly Card[], { onMakeDefault, coming }: Wanted) => (
  <CardList
    cards={cards}
    failed={false}
    unreachable={false}
    leftOut={0}
    loading={false}
    query=""
    onSearch={ignored}
    newCard={null}
    onDrawnNew={ignored}
    knownUse={() => null}
    coming={coming ?? null}
    onMakeDefault={onMakeDefault}
    onRemove={ignored}
    onReplace={ignored}
    onRetry={ignored}
  />
);
const show = (cards: readonly Card[], wanted: Wanted) => render(list(cards, wanted));
const actions = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].map((tile) =>
    [...tile.querySelectorAll('button')].map(({ textContent }) => textContent),
  );

afterEach(unmount);

describe('the default card', () => {
  it('D2.extensionGroups.defaultCard: if offered, all cards except expired ones and the default can become it', async () => {
    const onMakeDefault = vi.fn();
    const chosen = { ...jointAccount, isDefault: true };
    await show([everyday, chosen, oldOne], { onMakeDefault });
    expect(actions()).toEqual([
      ['Make default Everyday', 'Remove Everyday'],
      ['Default for bookings Joint account', 'Remove Joint account'],
      ['Replace card Old one', 'Remove Old one'],
    ]);
    await press(button('Default for bookings Joint account'));
    expect(onMakeDefault).not.toHaveBeenCalled();
    await press(button('Make default Everyday'));
    expect(onMakeDefault).toHaveBeenCalledExactlyOnceWith(everyday);
    await unmount();
    await show([everyday], { onMakeDefault, coming: everyday.id });
    await press(button('Make default Everyday'));
    expect(onMakeDefault).toHaveBeenCalledOnce();
  });

  it('D2.extensionGroups.defaultCard: the button keeps its place and focus when its card becomes the default', async () => {
    const onMakeDefault = vi.fn();
    await show([everyday], { onMakeDefault });
    const pressed = button('Make default Everyday');
    pressed.focus();
    await rerender(list([{ ...everyday, isDefault: true }], { onMakeDefault }));
    expect([document.activeElement, pressed.textContent]).toEqual([pressed, 'Default for bookings Everyday']);
  });
});
