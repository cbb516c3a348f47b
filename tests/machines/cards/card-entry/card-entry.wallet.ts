import { expect } from 'vitest';
import {
  selectIsMakingWalletToken,
  selectIsPaidByWallet,
  selectIsValid,
  selectIsWalletRefused,
  selectIsWalletShown,
  selectTermsAccepted,
  selectWalletCard,
  selectWalletProblem,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import { cardToken } from '../../../../machines/samples';
import { CARD_TOKEN_TIMEOUT_MS } from '../../../../src/domain/limits';
import {
  authorised,
  complete,
  filled,
  givenUp,
  isRefused,
  named,
  paid,
  ticked,
  valid,
  wanted,
  withWallet,
  type CardEntryScenarios,
  type Entry,
} from './card-entry.steps';

export const wallet: CardEntryScenarios = {
  'D4.13: the wallet’s card is used, without holder or number, and reported on request'(start) {
    const rig = withWallet(start);
    rig.send({ type: 'wallet.pressed' });
    rig.send(authorised);
    expect(rig.inputOf('createWalletToken')).toEqual({ authorisation: 'wallet-1' });
    rig.settle('createWalletToken', 'token');
    expect(selectIsPaidByWallet(rig.snapshot())).toBe(true);
    expect(rig.reports).toEqual([]);
    rig.send(wanted);
    expect(rig.reports).toEqual([{ type: 'token.received', card: cardToken }]);
  },
  'a wallet stays closed until the terms are ticked, and says so'(start) {
    const rig = withWallet(start, false);
    rig.send({ type: 'wallet.pressed' });
    rig.send({ type: 'wallet.pressed' });
    expect(selectIsWalletRefused(rig.snapshot())).toBe(true);
    rig.send(ticked);
    expect(selectIsWalletRefused(rig.snapshot())).toBe(false);
    rig.send({ type: 'wallet.pressed' });
    expect(selectIsWalletRefused(rig.snapshot())).toBe(false);
  },
  'an authorisation in a wallet is not accepted without the terms'(start) {
    const rig = withWallet(start, false);
    rig.send(authorised);
    expect(rig.isRunning('createWalletToken')).toBe(false);
    expect(rig.effects).toEqual([givenUp]);
  },
  'there is no wallet where none fits, or none any more; its card stays'(start) {
    expect(selectIsWalletShown(filled(start, 'registration').snapshot())).toBe(false);
    const rig = paid(start);
    rig.send({ type: 'wallet.shown' });
    expect(selectIsWalletShown(rig.snapshot())).toBe(true);
    rig.send({ type: 'wallet.withdrawn' });
    rig.send({ type: 'wallet.withdrawn' });
    expect(selectIsWalletShown(rig.snapshot())).toBe(false);
    expect(selectIsPaidByWallet(rig.snapshot())).toBe(true);
  },
  'a wallet that is closed again changes nothing'(start) {
    const rig = filled(start, 'registration');
    rig.send({ type: 'wallet.shown' });
    const before = rig.snapshot();
    rig.send({ type: 'wallet.pressed' });
    expect([rig.snapshot().value, rig.snapshot().context]).toEqual([before.value, before.context]);
  },
  'a wallet can replace a card with a token; another one is cancelled while a token is made'(start) {
    const rig = valid(start);
    rig.send(authorised);
    expect(rig.snapshot().context.card).toBeNull();
    rig.send({ type: 'wallet.authorised', authorisation: 'wallet-2' });
    expect(rig.effectsOf('giveUpWallet').map(({ params }) => params)).toEqual([
      { authorisation: 'wallet-2' },
    ]);
    expect(rig.inputOf('createWalletToken')).toEqual({ authorisation: 'wallet-1' });
    rig.settle('createWalletToken', 'token');
    rig.send(authorised);
    expect(rig.effectsOf('giveUpWallet')).toHaveLength(2);
    expect(selectIsPaidByWallet(rig.snapshot())).toBe(true);
    const making = filled(start, 'registration');
    making.send(wanted);
    making.send(authorised);
    expect(making.effects).toEqual([givenUp]);
    expect(making.isRunning('createToken')).toBe(true);
  },
  'a press while the wallet’s token is made is refused at once, and the token is still made'(start) {
    const rig = withWallet(start);
    rig.send(authorised);
    rig.send(wanted);
    expect(rig.reports).toEqual([{ type: 'token.refused' }]);
    expect(rig.isRunning('createWalletToken')).toBe(true);
  },
  'the contents of the card entry do not affect the wallet’s card, and are kept for when it is removed'(
    start,
  ) {
    const making = withWallet(start);
    making.send(authorised);
    for (const rig of [making, paid(start)]) {
      const before = rig.snapshot().value;
      rig.send(complete);
      rig.send(named);
      expect(rig.snapshot().value).toEqual(before);
      if (rig === making) rig.settle('createWalletToken', 'token');
      rig.send({ type: 'wallet.dropped' });
      expect([selectWalletCard(rig.snapshot()), rig.isRunning('createToken')]).toEqual([null, false]);
      rig.send(wanted);
      expect(rig.inputOf('createToken')).toEqual({ cardholderName: named.name });
    }
  },
  'terms, price and a card that is given up take the wallet’s card back, or its token in the making'(start) {
    const making = () => {
      const rig = withWallet(start);
      rig.send(authorised);
      return rig;
    };
    for (const change of [
      { type: 'terms.changed', accepted: false },
      { type: 'price.changed' },
      { type: 'entry.cleared' },
    ] as const) {
      for (const rig of [making(), paid(start)]) {
        rig.send(change);
        expect(rig.isRunning('createWalletToken')).toBe(false);
        expect([selectIsValid(rig.snapshot()), rig.snapshot().context.card]).toEqual([false, null]);
        expect(rig.reports).toEqual([]);
        expect(selectTermsAccepted(rig.snapshot())).toBe(change.type === 'entry.cleared');
      }
    }
  },
  'a wallet’s card that is removed because of a price change shows a message'(start) {
    const rig = paid(start);
    rig.send({ type: 'price.changed' });
    expect(selectWalletProblem(rig.snapshot())).toEqual({ kind: 'priceChanged' });
    const untouched = withWallet(start);
    untouched.send({ type: 'price.changed' });
    expect(selectWalletProblem(untouched.snapshot())).toBeNull();
  },
  'removing a wallet’s card without one does nothing'(start) {
    const rig = valid(start);
    rig.send({ type: 'wallet.dropped' });
    expect(selectIsValid(rig.snapshot())).toBe(true);
  },
  'S8.cardErrors: the error of a wallet’s card is shown until another attempt'(start) {
    const endings = [
      [
        (rig: Entry) => rig.settle('createWalletToken', 'refused'),
        { kind: 'refused', message: 'Your card does not support this purchase.' },
      ],
      [(rig: Entry) => rig.settle('createWalletToken', 'offline'), { kind: 'failed' }],
      [
        (rig: Entry) => {
          rig.advance(CARD_TOKEN_TIMEOUT_MS - 1);
          expect(selectIsMakingWalletToken(rig.snapshot())).toBe(true);
          rig.advance(1);
        },
        { kind: 'failed' },
      ],
    ] as const;
    for (const [end, problem] of endings) {
      const rig = withWallet(start);
      rig.send(authorised);
      end(rig);
      expect(selectWalletProblem(rig.snapshot())).toEqual(problem);
      expect(selectIsValid(rig.snapshot())).toBe(false);
      isRefused(rig);
      rig.send(authorised);
      expect(selectWalletProblem(rig.snapshot())).toBeNull();
      rig.settle('createWalletToken', 'token');
      expect(selectIsValid(rig.snapshot())).toBe(true);
    }
    const entered = filled(start, 'registration');
    entered.send(authorised);
    entered.settle('createWalletToken', 'offline');
    entered.send(wanted);
    expect(selectWalletProblem(entered.snapshot())).toBeNull();
    const cleared = withWallet(start);
    cleared.send(authorised);
    cleared.settle('createWalletToken', 'offline');
    cleared.send({ type: 'entry.cleared' });
    expect(selectWalletProblem(cleared.snapshot())).toBeNull();
  },
};
