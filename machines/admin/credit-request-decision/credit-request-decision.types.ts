import type { SnapshotFrom } from 'xstate';
import type { CreditAccountRequest } from '../../../src/domain/admin-entities';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';

export type CreditRequestDecisionInput = {
  readonly uuid: string;
};

export type CreditRequestDecisionContext = CreditRequestDecisionInput & {
  /** The request as last read or as decided here; `null` before it is read. */
  readonly request: CreditAccountRequest | null;
  /** The reason to decline, as typed in the form. */
  readonly reason: string;
};

export type CreditRequestDecisionEvent =
  | { readonly type: 'request.retried' }
  /** Approve was pressed: opens the confirmation. */
  | { readonly type: 'approval.chosen' }
  /** Decline was pressed: opens the form that asks for the reason. */
  | { readonly type: 'decline.chosen' }
  | { readonly type: 'reason.edited'; readonly reason: string }
  | { readonly type: 'dialog.closed' };

export type ReadOutcome =
  | { readonly kind: 'found'; readonly request: CreditAccountRequest }
  /** The server knows no such request. */
  | { readonly kind: 'unknown' };

/** `irreversible`: a decision is being sent, so its dialog cannot be closed. */
export type CreditRequestDecisionTag = 'busy' | 'irreversible';

/** The state of the decision's form. It holds none of the typed values. */
export type DecisionProgress = { readonly form: SnapshotFrom<typeof formSubmissionMachine> };
