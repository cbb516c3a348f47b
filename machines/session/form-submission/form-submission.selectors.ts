import type { SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from './form-submission.machine';

type Snapshot = SnapshotFrom<typeof formSubmissionMachine>;

/** The form's state, for guards of a parent chart. */
export type FormProgress = { readonly form: Snapshot };
/** The snapshot event that the parent receives from the form. */
export type FormReport = { readonly event: { readonly snapshot: Snapshot } };

export const selectIsSubmitting = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the chart is checking if the server executed the request. */
export const selectIsReconciling = (snapshot: Snapshot) =>
  snapshot.matches('reconciling') ||
  snapshot.matches('reconcilingRefusal') ||
  snapshot.matches('reconcilingFirst');
/** Whether the form and its follow-up are done. */
export const selectIsCompleted = (snapshot: Snapshot) => snapshot.matches('completed');
/** Whether the last press failed: it was refused, or no usable answer arrived. */
export const selectWasUnsuccessful = (snapshot: Snapshot) =>
  snapshot.matches('refused') || snapshot.matches('failed');
/** Whether the last press did not end in an answer. The form can be submitted again. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
/** Whether a check showed, after a lost response, that the request was not executed. */
export const selectWasNotDone = (snapshot: Snapshot) => snapshot.matches({ failed: 'notDone' });
/** Whether it could not be checked, after a lost response, if the request was executed. */
export const selectWasNotReconciled = (snapshot: Snapshot) => snapshot.matches({ failed: 'notReconciled' });
const NO_FACTORS: Snapshot['context']['factors'] = [];
const NO_MESSAGES: Snapshot['context']['messages'] = [];
const NO_FIELDS: Snapshot['context']['fields'] = {};

/** The server's messages for a refused form. Empty otherwise, and until the meaning of a refusal has been checked. */
export const selectMessages = (snapshot: Snapshot) =>
  snapshot.matches('reconcilingRefusal') ? NO_MESSAGES : snapshot.context.messages;
/**
 * The server's messages by payload field. Empty if there are none. The reference stays the same until the form is
 * submitted again.
 */
export const selectFieldErrors = (snapshot: Snapshot) =>
  snapshot.matches('reconcilingRefusal') ? NO_FIELDS : snapshot.context.fields;
/** The second steps to choose from after a login; empty if the password was enough. */
export const selectFactors = (snapshot: Snapshot) =>
  snapshot.matches('completed') ? snapshot.context.factors : NO_FACTORS;
/** The same-origin path that the answer to an accepted form redirects to, or `null`. */
export const selectLocation = (snapshot: Snapshot) => snapshot.context.location;
