import type { SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from './form-submission.machine';

type Snapshot = SnapshotFrom<typeof formSubmissionMachine>;

/** How a form stands, for the guards of a chart that runs it. */
export type FormProgress = { readonly form: Snapshot };
/** What the form tells that chart. */
export type FormReport = { readonly event: { readonly snapshot: Snapshot } };

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** It is looked up whether the server has done what was sent. */
export const selectIsReconciling = (snapshot: Snapshot) =>
  snapshot.matches('reconciling') ||
  snapshot.matches('reconcilingRefusal') ||
  snapshot.matches('reconcilingFirst');
/** The form, and what follows from it, is done. */
export const selectIsCompleted = (snapshot: Snapshot) => snapshot.matches('completed');
/** The last press came to nothing: it was refused, or no usable answer came. */
export const selectWasInVain = (snapshot: Snapshot) =>
  snapshot.matches('refused') || snapshot.matches('failed');
/** No usable answer came; it can be sent again. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
const NO_MESSAGES: Snapshot['context']['messages'] = [];
const NO_FIELDS: Snapshot['context']['fields'] = {};

/** The server's sentences for a refused form; empty otherwise, and until it was looked up what a refusal means. */
export const selectMessages = (snapshot: Snapshot) =>
  snapshot.matches('reconcilingRefusal') ? NO_MESSAGES : snapshot.context.messages;
/** The server's texts by payload field, the same object until the form is sent again; empty otherwise. */
export const selectFieldErrors = (snapshot: Snapshot) =>
  snapshot.matches('reconcilingRefusal') ? NO_FIELDS : snapshot.context.fields;
/** Where the answer to an accepted form sends this person; a same-origin path, or `null`. */
export const selectLocation = (snapshot: Snapshot) => snapshot.context.location;
