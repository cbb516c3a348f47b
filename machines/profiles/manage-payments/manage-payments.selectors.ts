import type { SnapshotFrom } from 'xstate';
import type { managePaymentsMachine } from './manage-payments.machine';

type Snapshot = SnapshotFrom<typeof managePaymentsMachine>;

/** The account switches; `undefined` only while they restart. */
export const selectAccountSwitches = ({ children }: Snapshot) => children.accountSwitches;

/** The default card's actor; `undefined` only while it restarts. */
export const selectCardDefault = ({ children }: Snapshot) => children.cardDefault;

/** The list of cards; `undefined` only while it restarts. */
export const selectCardList = ({ children }: Snapshot) => children.cardList;

/** The dialog "Add a new card", while it is open. */
export const selectCardAdd = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'addingCard' }) ? snapshot.children.cardAdd : undefined;

/** The dialog that removes a card, while it is open. */
export const selectCardRemoval = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'removingCard' }) ? snapshot.children.cardRemoval : undefined;

/** The dialog "Select a card", while it is open. */
export const selectCardChoice = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'choosingCard' }) ? snapshot.children.cardChoice : undefined;

/** The dialog "Add business account", while it is open. */
export const selectCardAccountAdd = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'addingCardAccount' }) ? snapshot.children.cardAccountAdd : undefined;

/** The dialog "Request Bill Pay", while it is open. */
export const selectCreditRequest = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'requestingAccount' }) ? snapshot.children.creditRequest : undefined;

/** The dialog that withdraws from a contract, while it is open. */
export const selectSubscriptionWithdrawal = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'withdrawing' }) ? snapshot.children.subscriptionWithdrawal : undefined;

/** The dialog that cancels Premium, while it is open. */
export const selectSubscriptionCancel = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'cancellingPremium' }) ? snapshot.children.subscriptionCancel : undefined;

/** The dialog that resumes Premium, while it is open. */
export const selectSubscriptionResume = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'resumingPremium' }) ? snapshot.children.subscriptionResume : undefined;
