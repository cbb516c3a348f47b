import { expect } from 'vitest';
import {
  selectElementError,
  selectHasTokenFailed,
  selectIsElementEmpty,
  selectIsMakingToken,
  selectIsScriptLoading,
  selectIsUnavailable,
  selectIsUsable,
  selectIsValid,
  selectTermsAccepted,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import { cardToken } from '../../../../machines/samples';
import { CARD_ELEMENT_TIMEOUT_MS, CARD_TOKEN_TIMEOUT_MS } from '../../../../src/domain/limits';
import {
  changes,
  complete,
  filled,
  isRefused,
  named,
  ticked,
  valid,
  wanted,
  type CardEntryScenarios,
  type Entry,
} from './card-entry.steps';

export const entering: CardEntryScenarios = {
  'the provider is loaded at once; it is unavailable if its script is blocked, and Retry loads it again'(
    start,
  ) {
    const rig = start('profile');
    rig.settle('loadProvider', 'blocked');
    expect(selectIsUnavailable(rig.snapshot())).toBe(true);
    rig.send({ type: 'script.retried' });
    expect(selectIsScriptLoading(rig.snapshot())).toBe(true);
    rig.settle('loadProvider', 'loaded');
    expect(selectIsUsable(rig.snapshot())).toBe(true);
  },
  'a script that does not load within 5 s is unavailable'(start) {
    expect(CARD_ELEMENT_TIMEOUT_MS).toBe(5000);
    const rig = start('profile');
    rig.advance(CARD_ELEMENT_TIMEOUT_MS - 1);
    expect(selectIsScriptLoading(rig.snapshot())).toBe(true);
    rig.advance(1);
    expect(selectIsUnavailable(rig.snapshot())).toBe(true);
    expect(rig.isRunning('loadProvider')).toBe(false);
  },
  'what is filled in while the script is loading is kept'(start) {
    const rig = start('registration');
    rig.send(named);
    rig.send(ticked);
    isRefused(rig);
    rig.settle('loadProvider', 'loaded');
    rig.send(complete);
    rig.send(wanted);
    expect(rig.inputOf('createToken')).toEqual({ cardholderName: named.name });
  },
  'S4.cardStep.1: valid only with terms, name, complete card without error, and the token received'(start) {
    const rig = filled(start, 'registration');
    expect(selectIsValid(rig.snapshot())).toBe(false);
    rig.send(wanted);
    expect(selectIsValid(rig.snapshot())).toBe(false);
    rig.settle('createToken', 'token');
    expect(selectIsValid(rig.snapshot())).toBe(true);
    expect(rig.reports).toEqual([{ type: 'token.received', card: cardToken }]);
  },
  'S4.cardStep.1: not without terms if they are required; elsewhere they are not requested (D4.12)'(start) {
    const rig = filled(start, 'registration');
    rig.send({ type: 'terms.changed', accepted: false });
    isRefused(rig);
    const profile = filled(start, 'profile');
    profile.send(wanted);
    expect(profile.isRunning('createToken')).toBe(true);
  },
  'S4.cardStep.1: not without a valid cardholder name'(start) {
    for (const name of ['', 'Aoi', '4242', 'A'.repeat(51)]) {
      const rig = filled(start, 'profile');
      rig.send({ type: 'cardholder.changed', name });
      isRefused(rig);
    }
    for (const name of ['Aoif', 'A'.repeat(50)]) {
      const rig = filled(start, 'profile');
      rig.send({ type: 'cardholder.changed', name });
      rig.send(wanted);
      expect(rig.isRunning('createToken')).toBe(true);
    }
  },
  'S4.cardStep.1: not while the card is incomplete or has an error'(start) {
    const rig = start('profile');
    rig.settle('loadProvider', 'loaded');
    rig.send(named);
    isRefused(rig);
    rig.send({ ...complete, change: { complete: true, empty: false, error: 'Your card has expired.' } });
    expect(selectElementError(rig.snapshot())).toBe('Your card has expired.');
    isRefused(rig);
    rig.send({ ...complete, change: { complete: false, empty: false, error: null } });
    isRefused(rig);
  },
  'D4.4: a press while a token is being made is ignored; a press on a valid step reports its token again'(
    start,
  ) {
    const rig = filled(start, 'profile');
    rig.send(wanted);
    const making = rig.live().at(-1)?.ref;
    rig.send(wanted);
    expect(
      rig
        .live()
        .slice(1)
        .map(({ ref }) => ref),
    ).toEqual([making]);
    expect(rig.reports).toEqual([]);
    rig.settle('createToken', 'token');
    rig.send(wanted);
    expect(rig.reports).toEqual(Array(2).fill({ type: 'token.received', card: cardToken }));
  },
  'S4.cardStep.1, D4.4: clearing the card, or any change, removes the token'(start) {
    for (const change of changes) {
      const rig = valid(start);
      rig.send(change);
      expect(selectIsValid(rig.snapshot())).toBe(false);
      expect(rig.snapshot().context.card).toBeNull();
      expect(rig.reports).toEqual([]);
    }
  },
  'a change while the token is made discards that token, and reports it'(start) {
    for (const change of changes) {
      const rig = filled(start, 'registration');
      rig.send(wanted);
      rig.send(change);
      expect(rig.isRunning('createToken')).toBe(false);
      expect(rig.reports).toEqual([{ type: 'token.refused' }]);
    }
  },
  'what was changed while the token was made is kept'(start) {
    const making = () => {
      const rig = filled(start, 'registration');
      rig.send(wanted);
      return rig;
    };
    const incomplete = making();
    incomplete.send({ ...complete, change: { complete: false, empty: false, error: 'Incomplete.' } });
    expect(selectElementError(incomplete.snapshot())).toBe('Incomplete.');
    isRefused(incomplete);
    const renamed = making();
    renamed.send({ type: 'cardholder.changed', name: 'Aoife Byrne' });
    renamed.send(wanted);
    expect(renamed.inputOf('createToken')).toEqual({ cardholderName: 'Aoife Byrne' });
    const unticked = making();
    unticked.send({ type: 'terms.changed', accepted: false });
    isRefused(unticked);
    const cleared = making();
    cleared.send({ type: 'entry.cleared' });
    expect(selectIsElementEmpty(cleared.snapshot())).toBe(true);
    expect(cleared.effectsOf('clearElement')).toHaveLength(1);
    isRefused(cleared);
  },
  'S4.cardStep.1: a premium price change unticks the terms, in every state'(start) {
    const loading = start('registration');
    loading.send(ticked);
    const making = filled(start, 'registration');
    making.send(wanted);
    for (const rig of [loading, filled(start, 'registration'), making, valid(start)]) {
      expect(selectTermsAccepted(rig.snapshot())).toBe(true);
      rig.send({ type: 'price.changed' });
      expect(selectTermsAccepted(rig.snapshot())).toBe(false);
      expect(rig.isRunning('createToken')).toBe(false);
    }
  },
  'clearing empties the card and keeps the name; while there is no card there is nothing to clear'(start) {
    const rig = valid(start);
    rig.send({ type: 'entry.cleared' });
    expect(selectIsElementEmpty(rig.snapshot())).toBe(true);
    expect(rig.snapshot().context.cardholderName).toBe(named.name);
    expect(rig.effectsOf('clearElement')).toHaveLength(1);
    isRefused(rig);
    const loading = start('profile');
    loading.send({ type: 'entry.cleared' });
    expect(loading.effects).toEqual([]);
  },
  'S8.cardErrors: a card that the provider refuses shows its message under the card field until it is changed'(
    start,
  ) {
    const rig = filled(start, 'profile');
    rig.send(wanted);
    rig.settle('createToken', 'refused');
    expect(rig.reports).toEqual([{ type: 'token.refused' }]);
    expect(selectElementError(rig.snapshot())).toBe('Your card number is invalid.');
    expect(selectHasTokenFailed(rig.snapshot())).toBe(false);
    isRefused(rig);
    rig.send(complete);
    expect(selectElementError(rig.snapshot())).toBeNull();
    rig.send(wanted);
    expect(rig.isRunning('createToken')).toBe(true);
  },
  'a token that cannot be made, or not within 30 s, can be requested again'(start) {
    const fail = [
      (rig: Entry) => rig.settle('createToken', 'offline'),
      (rig: Entry) => {
        rig.advance(CARD_TOKEN_TIMEOUT_MS - 1);
        expect(selectIsMakingToken(rig.snapshot())).toBe(true);
        rig.advance(1);
      },
    ];
    for (const failing of fail) {
      const rig = filled(start, 'profile');
      rig.send(wanted);
      failing(rig);
      expect(selectHasTokenFailed(rig.snapshot())).toBe(true);
      expect(rig.reports).toEqual([{ type: 'token.refused' }]);
      rig.send(wanted);
      expect(selectHasTokenFailed(rig.snapshot())).toBe(false);
      rig.settle('createToken', 'token');
      expect(selectIsValid(rig.snapshot())).toBe(true);
    }
  },
};
