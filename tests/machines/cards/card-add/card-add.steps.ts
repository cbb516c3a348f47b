import { expect } from 'vitest';
import type { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import { selectFailure } from '../../../../machines/cards/card-add/card-add.selectors';
import type { AddCardInput, CardAddFailure } from '../../../../machines/cards/card-add/card-add.types';
import { aoife, cardToken } from '../../../../machines/samples';
import type { Scenario, Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

export type CardAdd = Rig<typeof cardAddMachine>;
export type CardAddStart = Start<typeof cardAddMachine>;
export type CardAddScenarios = Record<string, Scenario<typeof cardAddMachine>>;

export const customer = aoife.uuid;
export const nickname = 'Everyday';

/** The whole first POST of a press with `key`. */
export const firstPost = (key: string): AddCardInput => ({
  customer,
  nickname,
  card: cardToken,
  intentId: null,
  key,
});

/** Fills the card entry in: provider there, card complete, cardholder named. */
export const enterCard = (rig: CardAdd): CardAdd => {
  if (rig.isRunning('cardEntry/loadProvider')) rig.settle('cardEntry/loadProvider', 'loaded');
  rig.sendTo('cardEntry', { type: 'cardholder.changed', name: 'Aoife Byrne' });
  rig.sendTo('cardEntry', { type: 'element.changed', change: { complete: true, empty: false, error: null } });
  return rig;
};

export const press = (rig: CardAdd, key = 'press-1', name = nickname): void =>
  rig.send({ type: 'card.submitted', nickname: name, key });

/** Presses Add card, and lets the provider make the token if it has to. */
export const post = (rig: CardAdd, key = 'press-1', token = cardToken.token): CardAdd => {
  press(rig, key);
  if (rig.isRunning('cardEntry/createToken')) {
    rig.settle('cardEntry/createToken', { resolve: { kind: 'token', card: { ...cardToken, token } } });
  }
  expect(rig.snapshot().value).toBe('posting');
  return rig;
};

/** From the start to the first POST. */
export const posted = (start: CardAddStart, input = 'adding'): CardAdd => post(enterCard(start(input)));

/** From the start through the 402 to the open challenge. */
export const challenged = (start: CardAddStart, input = 'adding'): CardAdd => {
  const rig = posted(start, input);
  rig.settle('postCard', 'paymentRequired');
  return rig;
};

/** From the start through the 402 and the challenge to the second POST. */
export const confirming = (start: CardAddStart, input = 'adding'): CardAdd => {
  const rig = challenged(start, input);
  rig.settle('cardAuthentication/runChallenge', 'succeeded');
  return rig;
};

export const reloads = (rig: CardAdd) => rig.effectsOf('reloadCards').map(({ params }) => params);

/** Nothing was added and the customer can try again; the card entry and the nickname are as they were. */
export const expectRetry = (rig: CardAdd, failure: CardAddFailure): void => {
  expect(rig.snapshot().value).toBe('entering');
  expect(selectFailure(rig.snapshot())).toEqual(failure);
  expect(rig.child('cardEntry').matches({ usable: { card: 'valid' } })).toBe(true);
  expect(rig.snapshot().context.nickname).toBe(nickname);
  expect(reloads(rig)).toEqual([]);
};

/** D4.17: message, card entry cleared, nickname kept, cards reloaded; the customer can try again. */
export const expectGivenUp = (rig: CardAdd, failure: CardAddFailure): void => {
  expect(rig.snapshot().value).toBe('entering');
  expect(selectFailure(rig.snapshot())).toEqual(failure);
  expect(rig.child('cardEntry').matches({ usable: { card: 'editing' } })).toBe(true);
  expect(rig.effectsOf('clearElement')).toHaveLength(1);
  expect(rig.snapshot().context.nickname).toBe(nickname);
  expect(reloads(rig)).toEqual([{ customer }]);
};
