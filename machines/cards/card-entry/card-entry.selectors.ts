import type { SnapshotFrom } from 'xstate';
import type { cardEntryMachine } from './card-entry.machine';

type Snapshot = SnapshotFrom<typeof cardEntryMachine>;

export const selectCardholderName = (snapshot: Snapshot) => snapshot.context.cardholderName;
/** The provider's text for what was entered, or for why it refused the card. */
export const selectElementError = (snapshot: Snapshot) => snapshot.context.element.error;
export const selectIsElementComplete = (snapshot: Snapshot) =>
  snapshot.context.element.complete && snapshot.context.element.error === null;
export const selectIsElementEmpty = (snapshot: Snapshot) => snapshot.context.element.empty;
export const selectTermsAccepted = (snapshot: Snapshot) => snapshot.context.termsAccepted;
/** The provider's script is loaded and its element can be shown. */
export const selectIsUsable = (snapshot: Snapshot) => snapshot.hasTag('usable');
export const selectIsScriptLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectIsMakingToken = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'makingToken' } });
/** The token could not be made and the provider did not say why. */
export const selectHasTokenFailed = (snapshot: Snapshot) => snapshot.context.tokenFailed;
/** There is a token, of the card that was entered or of a wallet's. */
export const selectIsValid = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'valid' } }) || selectIsPaidByWallet(snapshot);

/** A wallet can be pressed. */
export const selectIsWalletShown = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { wallet: 'offered' } });
/** A wallet was pressed before the terms were ticked: it stays closed. */
export const selectIsWalletRefused = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { wallet: { offered: 'termsMissing' } } });
export const selectIsMakingWalletToken = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'makingWalletToken' } });
/** The card is a wallet's: neither holder nor number is asked for. */
export const selectIsPaidByWallet = (snapshot: Snapshot) =>
  snapshot.matches({ usable: { card: 'paidByWallet' } });
/** The wallet that gave the card, and the card's brand. */
export const selectWalletCard = (snapshot: Snapshot) => snapshot.context.walletCard;
export const selectLastFour = (snapshot: Snapshot) => snapshot.context.card?.last4 ?? '';
export const selectWalletProblem = (snapshot: Snapshot) => snapshot.context.walletProblem;
