import type { SnapshotFrom } from 'xstate';
import type { Customer } from '../../../src/domain/admin-entities';
import type { formSubmissionMachine } from '../form-submission/form-submission.machine';

export type ImpersonationStartInput = {
  /** For whom the admin is about to act. */
  readonly customer: Customer;
};

export type ImpersonationStartContext = ImpersonationStartInput;

export type ImpersonationStartEvent = { readonly type: 'dialog.closed' };

/** `irreversible`: the reason is on its way to the server, or the admin acts already; the dialog does not close. */
export type ImpersonationStartTag = 'busy' | 'irreversible';

/** How the form stands; nothing of what is typed into it. */
export type ReasonFormProgress = { readonly form: SnapshotFrom<typeof formSubmissionMachine> };
