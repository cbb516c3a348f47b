import type { SnapshotFrom } from 'xstate';
import type { CreditAccountRequest } from '../../../src/domain/admin-entities';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';

export type CreditRequestDecisionInput = {
  /** Names the request. */
  readonly uuid: string;
};

export type CreditRequestDecisionContext = CreditRequestDecisionInput & {
  /** As it was read last, or as it is after what was decided here; `null` before it is read. */
  readonly request: CreditAccountRequest | null;
  /** What stands in the form as the reason to decline. */
  readonly reason: string;
};

export type CreditRequestDecisionEvent =
  | { readonly type: 'request.retried' }
  /** Approve was pressed: the question is asked. */
  | { readonly type: 'approval.chosen' }
  /** Decline was pressed: the reason is asked for. */
  | { readonly type: 'decline.chosen' }
  | { readonly type: 'reason.edited'; readonly reason: string }
  | { readonly type: 'dialog.closed' };

export type ReadOutcome =
  | { readonly kind: 'found'; readonly request: CreditAccountRequest }
  /** There is no such request. */
  | { readonly kind: 'unknown' };

/** `irreversible`: the decision is on its way; its dialog does not close. */
export type CreditRequestDecisionTag = 'busy' | 'irreversible';

/** How the form of a decision stands; nothing of what is typed into it. */
export type DecisionProgress = { readonly form: SnapshotFrom<typeof formSubmissionMachine> };
