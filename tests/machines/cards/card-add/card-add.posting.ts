import { expect } from 'vitest';
import { everyday } from '../../../../machines/samples';
import {
  enterCard,
  firstPost,
  post,
  posted,
  press,
  customer,
  reloads,
  type CardAddScenarios,
} from './card-add.steps';
import { selectFailure } from '../../../../machines/cards/card-add/card-add.selectors';

export const posting: CardAddScenarios = {
  'nothing is requested from the card entry before the press'(start) {
    const rig = enterCard(start('adding'));
    expect(rig.snapshot().value).toBe('entering');
    expect(rig.sentTo('cardEntry').filter(({ type }) => type === 'token.requested')).toEqual([]);
  },
  'S4.addingACard.1: nickname and card entry valid, then submit'(start) {
    const rig = enterCard(start('adding'));
    press(rig);
    expect(rig.isRunning('cardEntry/createToken')).toBe(true);
    expect(rig.isRunning('postCard')).toBe(false);
    rig.settle('cardEntry/createToken', 'token');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-1'));
  },
  'S5.cardNickname: a nickname that breaks its rule sends nothing, at each limit'(start) {
    for (const name of ['', 'x', ' x ', 'y'.repeat(101), 'Visa 4242', 'Visa 42424']) {
      const rig = enterCard(start('adding'));
      press(rig, 'press-1', name);
      expect(rig.snapshot().value).toBe('entering');
      expect(rig.isRunning('cardEntry/createToken')).toBe(false);
    }
    for (const name of ['xy', 'y'.repeat(100), 'Visa 424']) {
      const rig = enterCard(start('adding'));
      press(rig, 'press-1', ` ${name} `);
      rig.settle('cardEntry/createToken', 'token');
      expect(rig.inputOf('postCard')).toEqual({ ...firstPost('press-1'), nickname: name });
    }
  },
  'S4.addingACard.1: an incomplete card entry sends nothing, and can be completed'(start) {
    const rig = start('adding');
    press(rig);
    expect(rig.snapshot().value).toBe('entering');
    rig.settle('cardEntry/loadProvider', 'loaded');
    press(rig);
    expect(rig.snapshot().value).toBe('entering');
    post(enterCard(rig), 'press-3');
    expect(rig.inputOf('postCard')).toEqual(firstPost('press-3'));
  },
  'a card that the provider refuses sends nothing; the message is shown at the card entry'(start) {
    const rig = enterCard(start('adding'));
    press(rig);
    rig.settle('cardEntry/createToken', 'refused');
    expect(rig.snapshot().value).toBe('entering');
    expect(selectFailure(rig.snapshot())).toBeNull();
    expect(rig.child('cardEntry').context).toMatchObject({
      element: { error: 'Your card number is invalid.' },
    });
  },
  'further presses while a card is being sent do nothing'(start) {
    const rig = enterCard(start('adding'));
    press(rig);
    press(rig, 'press-2');
    rig.settle('cardEntry/createToken', 'token');
    press(rig, 'press-3');
    const { key } = rig.inputOf('postCard') as { readonly key: string };
    expect(key).toBe('press-1');
    expect(rig.live().filter(({ src }) => src === 'addCard')).toHaveLength(1);
  },
  'S4.addingACard.3: on success the form resets, the dialog closes and the cards reload'(start) {
    const rig = posted(start);
    rig.settle('postCard', 'saved');
    expect(rig.effectsOf('clearElement')).toHaveLength(1);
    expect(reloads(rig)).toEqual([{ customer }]);
    expect(rig.snapshot().status).toBe('done');
    expect(rig.snapshot().output).toEqual({ kind: 'added', card: everyday });
    const unnamed = posted(start);
    unnamed.settle('postCard', 'savedUnnamed');
    expect(unnamed.snapshot().output).toEqual({ kind: 'added', card: null });
  },
  'S4.addingACard.3: the new card is selected if the dialog is in select mode'(start) {
    const rig = posted(start, 'selecting');
    rig.settle('postCard', 'saved');
    expect(reloads(rig)).toEqual([{ customer }]);
    expect(rig.snapshot().output).toEqual({ kind: 'selected', card: everyday });
  },
  'D7.5: a new card that the response does not name is found by comparing the lists'(start) {
    const find = (ending: string) => {
      const rig = posted(start, 'selecting');
      rig.settle('postCard', 'savedUnnamed');
      expect(rig.inputOf('findAddedCard')).toEqual({
        customer,
        nickname: 'Everyday',
        lastFour: '4242',
        knownCards: ['12'],
      });
      rig.settle('findAddedCard', ending);
      return rig.snapshot().output;
    };
    expect(find('found')).toEqual({ kind: 'selected', card: everyday });
    expect(find('missing')).toEqual({ kind: 'added', card: null });
    expect(find('offline')).toEqual({ kind: 'added', card: null });
  },
};
