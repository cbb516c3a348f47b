import type { SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from './form-submission.machine';

type Snapshot = SnapshotFrom<typeof formSubmissionMachine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsAccepted = (snapshot: Snapshot) => snapshot.matches('accepted');
/** The server's sentences for a refused form; empty otherwise. */
export const selectMessages = (snapshot: Snapshot) => snapshot.context.messages;
/** The server's texts by payload field; empty otherwise. */
export const selectFieldErrors = (snapshot: Snapshot) => snapshot.context.fields;
