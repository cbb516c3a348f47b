import { expect } from 'vitest';
import type { cardListMachine } from '../../../machines/cards/card-list/card-list.machine';
import { selectNewCard, selectQuery } from '../../../machines/cards/card-list/card-list.selectors';
import { everyday, jointAccount } from '../../../machines/samples';
import { NEW_CARD_MARK_MS } from '../../../src/domain/limits';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import type { FlowSpec } from '../../support/charts/flow-spec';

type Snapshot = ReturnType<Rig<typeof cardListMachine>['snapshot']>;

const search = (query: string) => ({ type: 'cards.searched', query }) as const;
const add = (card: string) => ({ type: 'card.added', card }) as const;
const drawn = { type: 'newCard.drawn' } as const;
const isNone = (snapshot: Snapshot) => expect(selectNewCard(snapshot)).toBeNull();
const isSome = (snapshot: Snapshot) => expect(selectNewCard(snapshot)).toEqual(expect.any(String));
const marked = (rig: Rig<typeof cardListMachine>) => rig.snapshot().matches({ newCard: 'marked' });

export const spec: FlowSpec<typeof cardListMachine> = {
  flow: flows['card-list'],
  own: ['search', 'search.matching', 'newCard', 'newCard.none', 'newCard.expected', 'newCard.marked'],
  person: ['cards.searched', 'newCard.drawn'],
  unplayed: 'It takes twenty cards: tests/browser/cards/profile-many-cards.all.test.ts.',
  invariants: {
    search: ({ value }) => expect(['all', 'matching']).toContain(value.search),
    newCard: ({ value }) => expect(['none', 'expected', 'marked']).toContain(value.newCard),
    'search.all': (snapshot) => expect(selectQuery(snapshot)).toBe(''),
    'search.matching': (snapshot) => expect(selectQuery(snapshot)).not.toBe(''),
    'newCard.none': isNone,
    'newCard.expected': isSome,
    'newCard.marked': isSome,
  },
  scenarios: {
    'S2.profilePage.3: the list shows every card until something is searched, and again when the field is emptied'(
      start,
    ) {
      const rig = start();
      expect(selectQuery(rig.snapshot())).toBe('');
      rig.send(search('joint'));
      rig.send(search('joint a'));
      expect(selectQuery(rig.snapshot())).toBe('joint a');
      rig.send(search(''));
      expect(selectQuery(rig.snapshot())).toBe('');
    },
    'own: a card that is added ends the search, because it may not match'(start) {
      const rig = start();
      rig.send(search('joint'));
      rig.send(add(everyday.id));
      expect([selectQuery(rig.snapshot()), selectNewCard(rig.snapshot())]).toEqual(['', everyday.id]);
    },
    'own: a new card is scrolled to and marked once the list shows it, and only for a moment'(start) {
      const rig = start();
      rig.send(add(jointAccount.id));
      rig.advance(10 * NEW_CARD_MARK_MS);
      expect([marked(rig), rig.effects]).toEqual([false, []]);
      rig.send(drawn);
      expect(rig.effects).toEqual([{ actor: '', type: 'scrollToCard', params: { card: jointAccount.id } }]);
      rig.advance(NEW_CARD_MARK_MS - 1);
      expect(marked(rig)).toBe(true);
      rig.advance(1);
      expect([marked(rig), selectNewCard(rig.snapshot())]).toEqual([false, null]);
    },
    'own: another new card takes the mark'(start) {
      const rig = start();
      rig.send(add(jointAccount.id));
      rig.send(drawn);
      rig.send(add(everyday.id));
      expect([marked(rig), selectNewCard(rig.snapshot())]).toEqual([false, everyday.id]);
      rig.send(drawn);
      expect(rig.effectsOf('scrollToCard')).toHaveLength(2);
    },
    'own: a new card that is drawn again is not scrolled to again'(start) {
      const rig = start();
      rig.send(drawn);
      rig.send(add(jointAccount.id));
      rig.send(drawn);
      rig.send(drawn);
      expect(rig.effectsOf('scrollToCard')).toHaveLength(1);
    },
  },
};
