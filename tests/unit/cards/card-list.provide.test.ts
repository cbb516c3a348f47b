// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { cardElementId } from '../../../src/domain/cards/card';
import { provideCardList } from '../../../src/features/cards/card-list/card-list.provide';

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);

afterEach(() => {
  document.body.replaceChildren();
  scrolled.mockClear();
});

const tile = (card: string) => {
  const element = document.createElement('div');
  element.id = cardElementId(card);
  document.body.append(element);
  return element;
};

it('scrolls to the new card as little as needed, once it is on the page', () => {
  const actor = createActor(provideCardList()).start();
  tile('11');
  actor.send({ type: 'card.added', card: '12' });
  expect(scrolled).not.toHaveBeenCalled();
  const added = tile('12');
  actor.send({ type: 'newCard.drawn' });
  expect(scrolled.mock.contexts).toEqual([added]);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});
