import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { cardEntryMachine } from '../../../../machines/cards/card-entry/card-entry.machine';
import {
  selectIsMakingToken,
  selectIsMakingWalletToken,
  selectIsPaidByWallet,
  selectIsScriptLoading,
  selectIsUnavailable,
  selectIsUsable,
  selectIsValid,
  selectIsWalletRefused,
  selectIsWalletShown,
  selectLastFour,
  selectTermsAccepted,
  selectWalletCard,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import { cardToken } from '../../../../machines/samples';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { entering } from './card-entry.entering';
import { wallet } from './card-entry.wallet';

const isBusy = (snapshot: SnapshotFrom<typeof cardEntryMachine>): boolean => snapshot.hasTag('busy');

export const spec: FlowSpec<typeof cardEntryMachine> = {
  flow: flows['card-entry'],
  own: ['loading', 'unavailable', 'usable.wallet.offered.quiet'],
  person: [
    'cardholder.changed',
    'element.changed',
    'script.retried',
    'terms.changed',
    'wallet.authorised',
    'wallet.dropped',
    'wallet.pressed',
    'wallet.shown',
    'wallet.withdrawn',
  ],
  unplayed: 'It is played within card-add.',
  invariants: {
    loading: (snapshot) =>
      expect([selectIsScriptLoading(snapshot), selectIsUsable(snapshot), isBusy(snapshot)]).toEqual([
        true,
        false,
        true,
      ]),
    unavailable: (snapshot) =>
      expect([selectIsUnavailable(snapshot), selectIsUsable(snapshot)]).toEqual([true, false]),
    usable: (snapshot) =>
      expect([selectIsUsable(snapshot), selectIsUnavailable(snapshot)]).toEqual([true, false]),
    'usable.card': (snapshot) => expect(selectIsValid(snapshot)).toBe(snapshot.context.card !== null),
    'usable.card.editing': (snapshot) =>
      expect([selectIsValid(snapshot), snapshot.context.card, selectWalletCard(snapshot)]).toEqual([
        false,
        null,
        null,
      ]),
    'usable.card.makingToken'(snapshot) {
      expect([selectIsMakingToken(snapshot), isBusy(snapshot)]).toEqual([true, true]);
      expect([selectIsValid(snapshot), snapshot.context.card]).toEqual([false, null]);
    },
    'usable.card.valid': (snapshot) =>
      expect([selectIsValid(snapshot), snapshot.context.card, selectWalletCard(snapshot)]).toEqual([
        true,
        cardToken,
        null,
      ]),
    'usable.card.makingWalletToken'(snapshot) {
      expect([selectIsMakingWalletToken(snapshot), isBusy(snapshot)]).toEqual([true, true]);
      expect([selectIsValid(snapshot), snapshot.context.card]).toEqual([false, null]);
    },
    'usable.card.paidByWallet': (snapshot) => {
      expect([selectIsValid(snapshot), selectIsPaidByWallet(snapshot)]).toEqual([true, true]);
      expect([selectWalletCard(snapshot), selectLastFour(snapshot)]).toEqual([
        { wallet: 'googlePay', brand: 'visa' },
        cardToken.last4,
      ]);
      expect(snapshot.context.termsAccepted || !snapshot.context.termsRequired).toBe(true);
    },
    'usable.wallet': (snapshot) => expect(selectIsUsable(snapshot)).toBe(true),
    'usable.wallet.absent': (snapshot) =>
      expect([selectIsWalletShown(snapshot), selectIsWalletRefused(snapshot)]).toEqual([false, false]),
    'usable.wallet.offered': (snapshot) => expect(selectIsWalletShown(snapshot)).toBe(true),
    'usable.wallet.offered.quiet': (snapshot) => expect(selectIsWalletRefused(snapshot)).toBe(false),
    'usable.wallet.offered.termsMissing': (snapshot) => {
      expect(selectIsWalletRefused(snapshot)).toBe(true);
      expect(selectTermsAccepted(snapshot)).toBe(false);
    },
  },
  scenarios: { ...entering, ...wallet },
};
