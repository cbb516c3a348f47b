import type { SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';

/** How the form stands; nothing of what is typed into it. */
export type FormProgress = { readonly form: SnapshotFrom<typeof formSubmissionMachine> };
