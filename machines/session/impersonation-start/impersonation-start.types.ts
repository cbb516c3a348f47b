import type { SnapshotFrom } from 'xstate';
import type { Customer } from '../../../src/domain/admin-entities';
import type { formSubmissionMachine } from '../form-submission/form-submission.machine';

export type ImpersonationStartInput = {
  /** The customer that the admin will act for. */
  readonly customer: Customer;
};

export type ImpersonationStartContext = ImpersonationStartInput;

export type ImpersonationStartEvent = { readonly type: 'dialog.closed' };

/** `irreversible`: the reason is being sent, or the admin acts already, so the dialog cannot be closed. */
export type ImpersonationStartTag = 'busy' | 'irreversible';

/** The state of the form. It holds none of the typed values. */
export type ReasonFormProgress = { readonly form: SnapshotFrom<typeof formSubmissionMachine> };
