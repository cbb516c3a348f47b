import type { SnapshotFrom } from 'xstate';
import type { cardEntryMachine } from './card-entry.machine';

type Snapshot = SnapshotFrom<typeof cardEntryMachine>;

export const selectCardholderName = (snapshot: Snapshot) => snapshot.context.cardholderName;
/** The provider's message about the entered card, or why it declined the card. */
export const selectElementError = (snapshot: Snapshot) => snapshot.context.element.error;
export const selectIsElementComplete = (snapshot: Snapshot) =>
  snapshot.context.element.complete && snapshot.context.element.error === null;
export const selectIsElementEmpty = (snapshot: Snapshot) => snapshot.context.element.empty;
export const selectTermsAccepted = (snapshot: Snapshot) => snapshot.context.termsAccepted;
/** Whether the provider's script is loaded and its element can be shown. */
export const selectIsUsable = (snapshot: Snapshot) => snapshot.hasTag('usable');
export const selectIsScriptLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectIsMakingToken = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'makingToken' } });
/** Whether no token could be created and the provider gave no reason. */
export const selectHasTokenFailed = (snapshot: Snapshot) => snapshot.context.tokenFailed;
/** Whether there is a token, for an entered card or a wallet's card. */
export const selectIsValid = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'valid' } }) || selectIsPaidByWallet(snapshot);

/** Whether the wallet button is available. */
export const selectIsWalletShown = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { wallet: 'offered' } });
/** Whether a wallet was pressed before the terms were ticked. Its sheet stays closed. */
export const selectIsWalletRefused = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { wallet: { offered: 'termsMissing' } } });
export const selectIsMakingWalletToken = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'makingWalletToken' } });
/** Whether a wallet provides the card. Cardholder and number are not required then. */
export const selectIsPaidByWallet = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'paidByWallet' } });
/** The wallet that provided the card, and the card's brand. */
export const selectWalletCard = (snapshot: Snapshot) => snapshot.context.walletCard;
export const selectLastFour = (snapshot: Snapshot) => snapshot.context.card?.last4 ?? '';
export const selectWalletProblem = (snapshot: Snapshot) => snapshot.context.walletProblem;
