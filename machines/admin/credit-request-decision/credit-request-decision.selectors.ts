import type { SnapshotFrom } from 'xstate';
import type { creditRequestDecisionMachine } from './credit-request-decision.machine';

type Snapshot = SnapshotFrom<typeof creditRequestDecisionMachine>;

/** As it was read last; `null` while it is read for the first time, and where it cannot be had. */
export const selectRequest = (snapshot: Snapshot) => snapshot.context.request;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('unloaded');
/** There is no such request. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches('unknown');
/** It is decided: there is nothing left to press. */
export const selectIsDecided = (snapshot: Snapshot) => snapshot.matches('decided');
/** Somebody else has decided it while this admin was about to. */
export const selectIsDecidedMeanwhile = (snapshot: Snapshot) => snapshot.matches({ decided: 'meanwhile' });

/** The approval while its dialog is open; presses go to it. */
export const selectApproval = (snapshot: Snapshot) => snapshot.children.approval;
/** The decline while its dialog is open; presses and edits go to it. */
export const selectDecline = (snapshot: Snapshot) => snapshot.children.decline;
/** The decision is on its way: its dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The server has said no, and it is looked up whether somebody else has decided. */
export const selectIsChecking = (snapshot: Snapshot) =>
  snapshot.matches({ approving: 'checking' }) || snapshot.matches({ declining: 'checking' });
/** What the reason begins with. */
export const selectReason = (snapshot: Snapshot) => snapshot.context.reason;
