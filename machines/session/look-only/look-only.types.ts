import type { SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from '../form-submission/form-submission.machine';

export type LookOnlyEvent =
  /** The session has refused a write. */
  | { readonly type: 'write.refused' }
  /** 'Act for this customer' was pressed. */
  | { readonly type: 'act.requested' }
  | { readonly type: 'dialog.closed' };

/** `irreversible`: the reason is being sent, or the admin acts already, so the dialog cannot be closed. */
export type LookOnlyTag = 'busy' | 'irreversible';

/** The state of the form. It holds none of the typed values. */
export type ActFormProgress = { readonly form: SnapshotFrom<typeof formSubmissionMachine> };
