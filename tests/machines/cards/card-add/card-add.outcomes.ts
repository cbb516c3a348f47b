import { expect } from 'vitest';
import { selectFailure } from '../../../../machines/cards/card-add/card-add.selectors';
import { everyday } from '../../../../machines/samples';
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
  type CardAddScenarios,
} from './card-add.steps';

/** The reply was lost, and the card list could not be read either. */
const unread = (start: Parameters<CardAddScenarios[string]>[0]) => {
  const rig = posted(start);
  rig.settle('postCard', 'unknown');
  rig.settle('reconcileCard', 'offline');
  return rig;
};

/** The ways in which it stays unknown whether the server has the card. */
const lost = ['unknown', 'crashed'];

export const outcomes: CardAddScenarios = {
  'a card that the server refuses stays entered; the message is shown, and the next press is a new request'(
    start,
  ) {
    const rig = posted(start);
    rig.settle('postCard', 'refused');
    expectRetry(rig, { kind: 'refused', messages: ['Your card was declined.'], fields: {} });
    press(rig, 'press-2');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-2'));
  },
  'D4.9: after a lost reply the cards are read before anything is sent again'(start) {
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
  'D4.9: a card that turns out to exist is added, and selected in select mode'(start) {
    const rig = posted(start);
    rig.settle('postCard', 'unknown');
    rig.settle('reconcileCard', 'found');
    expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
    const selecting = posted(start, 'selecting');
    selecting.settle('postCard', 'unknown');
    selecting.settle('reconcileCard', 'found');
    expect(selecting.snapshot().output).toEqual({ kind: 'selected', card: everyday });
  },
  'D2.9: a card that does not exist can be sent again, with the same key for the same request'(start) {
    const rig = posted(start);
    rig.settle('postCard', 'unknown');
    rig.settle('reconcileCard', 'missing');
    expectRetry(rig, { kind: 'noResponse', checked: true });
    press(rig, 'press-2');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-1'));
  },
  'D4.9: while the cards could not be read, every press reads them first, for the card of the lost reply'(
    start,
  ) {
    const rig = unread(start);
    press(rig, 'press-2', 'Holidays');
    for (const key of ['press-3', 'press-4']) {
      expect(rig.live().filter(({ src }) => src === 'addCard')).toEqual([]);
      expect(rig.inputOf('recheckCard')).toMatchObject({ nickname: 'Everyday', lastFour: '4242' });
      rig.settle('recheckCard', 'offline');
      expect(selectFailure(rig.snapshot())).toEqual({ kind: 'noResponse', checked: false });
      press(rig, key);
    }
    rig.settle('recheckCard', 'found');
    expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
  },
  'D2.9: if the list is finally read without the card, it is sent with the key of the lost reply'(start) {
    const rig = unread(start);
    const asked = () => rig.sentTo('cardEntry').filter(({ type }) => type === 'token.requested').length;
    press(rig, 'press-2');
    const before = asked();
    rig.settle('recheckCard', 'missing');
    expect(asked()).toBe(before + 1);
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-1'));
  },
  'D2.9: if the list is finally read without the card, another nickname is another request'(start) {
    const rig = unread(start);
    press(rig, 'press-2', 'Holidays');
    rig.settle('recheckCard', 'missing');
    expect(rig.inputOf('postCard')).toEqual({ ...firstPost('press-2'), nickname: 'Holidays' });
  },
  'a nickname that breaks its rule reads nothing while the outcome is unknown'(start) {
    const rig = unread(start);
    press(rig, 'press-2', 'x');
    expect(rig.snapshot().value).toBe('reconciliationFailed');
    expect(rig.isRunning('recheckCard')).toBe(false);
  },
  'a card whose list could not be read can be left alone'(start) {
    const waiting = unread(start);
    waiting.send({ type: 'dialog.closed' });
    expect(waiting.snapshot().output).toEqual({ kind: 'closed' });
    const reading = unread(start);
    press(reading, 'press-2');
    reading.send({ type: 'dialog.closed' });
    expect(reading.snapshot().output).toEqual({ kind: 'closed' });
  },
  'D2.9: another nickname or another token is another request, with a key of its own'(start) {
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
  'D2.9: once answered, the key of a lost reply is not used again'(start) {
    const rig = posted(start);
    rig.settle('postCard', 'unknown');
    rig.settle('reconcileCard', 'missing');
    press(rig, 'press-2');
    rig.settle('postCard', 'refused');
    press(rig, 'press-3');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-3'));
  },
  'D4.9: the lost reply of a confirmation: read first; found is added'(start) {
    for (const ending of lost) {
      const rig = confirming(start);
      rig.settle('cardAuthentication/confirm', ending);
      rig.settle('reconcileCard', 'found');
      expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
    }
  },
  'D4.9: the lost reply of a confirmation: not found, the entry is cleared for a new try'(start) {
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', 'unknown');
    rig.settle('reconcileCard', 'missing');
    expectGivenUp(rig, { kind: 'noResponse', checked: true });
  },
  'D4.9: the lost reply of a confirmation: not to be read, the entry is cleared and the cards are read first'(
    start,
  ) {
    const rig = confirming(start);
    rig.settle('cardAuthentication/confirm', 'unknown');
    rig.settle('reconcileCard', 'offline');
    expect(rig.snapshot().value).toBe('reconciliationFailed');
    expect([rig.snapshot().context.attempt, rig.effectsOf('clearElement').length]).toEqual([null, 1]);
    press(rig, 'press-2');
    rig.settle('recheckCard', 'found');
    expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
  },
};
