import { expect } from 'vitest';
import { everyday } from '../../machines/samples';
import {
  confirming,
  customer,
  enterCard,
  expectGivenUp,
  expectRetry,
  firstPost,
  post,
  posted,
  press,
  type CardAddSentences,
} from './card-add.steps';

/** The ways in which it stays unknown whether the server has the card. */
const lost = ['unknown', 'crashed'];

export const outcomes: CardAddSentences = {
  'a card that the server refuses stays entered; its words are shown and the next press is a new request'(
    start,
  ) {
    const rig = posted(start);
    rig.settle('postCard', 'refused');
    expectRetry(rig, { kind: 'refused', messages: ['Your card was declined.'], fields: {} });
    press(rig, 'press-2');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-2'));
  },
  'D4: after a lost reply the cards are read before anything is sent again'(start) {
    for (const ending of lost) {
      const rig = posted(start);
      rig.settle('postCard', ending);
      expect(rig.inputOf('reconcileCard')).toEqual({
        customer,
        nickname: 'Everyday',
        lastFour: '4242',
        knownCards: ['12'],
      });
      expect(rig.live().filter(({ src }) => src === 'addCard')).toEqual([]);
    }
  },
  'D4: a card that turns out to be there is added, and selected in select mode'(start) {
    const rig = posted(start);
    rig.settle('postCard', 'unknown');
    rig.settle('reconcileCard', 'found');
    expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
    const selecting = posted(start, 'selecting');
    selecting.settle('postCard', 'unknown');
    selecting.settle('reconcileCard', 'found');
    expect(selecting.snapshot().output).toEqual({ kind: 'selected', card: everyday });
  },
  'D2: a card that is not there can be sent again, with the same key for the same request'(start) {
    for (const [ending, checked] of [
      ['missing', true],
      ['offline', false],
    ] as const) {
      const rig = posted(start);
      rig.settle('postCard', 'unknown');
      rig.settle('reconcileCard', ending);
      expectRetry(rig, { kind: 'unanswered', checked });
      press(rig, 'press-2');
      expect(rig.inputOf('postCard')).toEqual(firstPost('press-1'));
    }
  },
  'D2: another nickname or another token is another request, with a key of its own'(start) {
    const unanswered = () => {
      const rig = posted(start);
      rig.settle('postCard', 'unknown');
      rig.settle('reconcileCard', 'missing');
      return rig;
    };
    const renamed = unanswered();
    press(renamed, 'press-2', 'Holidays');
    expect(renamed.inputOf('postCard')).toEqual({ ...firstPost('press-2'), nickname: 'Holidays' });
    const changed = post(enterCard(unanswered()), 'press-2', 'card-token-2');
    expect(changed.inputOf('postCard')).toMatchObject({ card: { token: 'card-token-2' }, key: 'press-2' });
  },
  'D2: once answered, the key of a lost reply is not used again'(start) {
    const rig = posted(start);
    rig.settle('postCard', 'unknown');
    rig.settle('reconcileCard', 'missing');
    press(rig, 'press-2');
    rig.settle('postCard', 'refused');
    press(rig, 'press-3');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-3'));
  },
  'D4: the lost reply of a confirmation: read first; found is added'(start) {
    for (const ending of lost) {
      const rig = confirming(start);
      rig.settle('confirmCard', ending);
      rig.settle('reconcileCard', 'found');
      expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
    }
  },
  'D4: the lost reply of a confirmation: not found, or not to be read, the entry is cleared for a new try'(
    start,
  ) {
    for (const [ending, checked] of [
      ['missing', true],
      ['offline', false],
    ] as const) {
      const rig = confirming(start);
      rig.settle('confirmCard', 'unknown');
      rig.settle('reconcileCard', ending);
      expectGivenUp(rig, { kind: 'unanswered', checked });
    }
  },
};
