import type { SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from './form-submission.machine';

type Snapshot = SnapshotFrom<typeof formSubmissionMachine>;

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The form, and what follows from it, is done. */
export const selectIsCompleted = (snapshot: Snapshot) => snapshot.matches('completed');
/** The last press came to nothing: it was refused, or no usable answer came. */
export const selectWasInVain = (snapshot: Snapshot) =>
  snapshot.matches('refused') || snapshot.matches('failed');
/** No usable answer came; it can be sent again. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
/** The server's sentences for a refused form; empty otherwise. */
export const selectMessages = (snapshot: Snapshot) => snapshot.context.messages;
/** The server's texts by payload field, the same object until the form is sent again; empty otherwise. */
export const selectFieldErrors = (snapshot: Snapshot) => snapshot.context.fields;
/** Where the answer to an accepted form sends this person; a same-origin path, or `null`. */
export const selectLocation = (snapshot: Snapshot) => snapshot.context.location;
