import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import type { FormValues } from '../../../../machines/session/form-submission/form-submission.types';
import {
  selectFieldErrors,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
  selectWasUnsuccessful,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import { randomId } from '../../../domain/random-id';
import type { ScreenActor } from '../../../ui/screen-actor';
import type { FormOptions, FormProblem, TextValues } from '../../../ui/form/form-options';

const NO_PROBLEMS: readonly FormProblem[] = [];

export type FormActor = ScreenActor<typeof formSubmissionMachine>;

/** A form whose submission is a `form-submission` actor. */
export type SubmissionOptions<Values extends TextValues> = {
  readonly actor: FormActor;
  /** The form stays after it is completed and may be sent again. Otherwise the screen is about to change. */
  readonly repeatable?: boolean;
  /** Values to send in addition to the form's fields, for example the record that a confirmation is about. */
  readonly also?: FormValues;
  readonly onEdited?: (values: Values, name: keyof Values & string) => void;
};

/** The options of the form hook that the actor provides. */
export type OfSubmission = 'serverErrors' | 'busy' | 'onSubmit' | 'onEdited';

/** Returns the options of the form hook for a submission. Submissions and edits are sent to its actor. */
export function useSubmission<Values extends TextValues>({
  actor,
  repeatable = false,
  also,
  onEdited,
}: SubmissionOptions<Values>): Required<Pick<FormOptions<Values>, OfSubmission>> {
  const submitting = useSelector(actor, selectIsSubmitting);
  const completed = useSelector(actor, selectIsCompleted);
  const edited = () => actor.send({ type: 'form.edited' });
  return {
    serverErrors: useSelector(actor, selectFieldErrors),
    busy: submitting || (completed && !repeatable),
    onSubmit: (values) => {
      // The form is completed and was filled in again with the same values.
      if (completed) edited();
      actor.send({ type: 'form.submitted', values: { ...also, ...values }, key: randomId() });
    },
    onEdited: (values, name) => {
      edited();
      onEdited?.(values, name);
    },
  };
}

/** Focuses the first of these elements that exists, unless the focus is outside the form. */
function focusFirst(formId: string, ids: readonly string[]): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== null && activeElement !== body;
  if (isElsewhere && !document.getElementById(formId)?.contains(activeElement)) return;
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus();
}

/**
 * Moves the focus to the message about a failed submission: the notice, else the error summary.
 *
 * @param summaryId the id of the form's error summary
 * @returns the id for the notice
 */
export function useNoticeFocus(formId: string, summaryId: string, wasUnsuccessful: boolean): string {
  const noticeId = `${formId}-notice`;
  useLayoutEffect(() => {
    if (wasUnsuccessful) focusFirst(formId, [noticeId, summaryId]);
  }, [wasUnsuccessful, formId, noticeId, summaryId]);
  return noticeId;
}

type Summary = { readonly id: string; readonly problems: readonly FormProblem[] };

/**
 * The notice of a refusal leads to the refused fields itself, so that one mistake is told in one place.
 *
 * @returns the problems for the notice, and the summary without them
 */
export function useToldOnce<Given extends Summary>(
  summary: Given,
  actor: FormActor,
): { readonly summary: Given; readonly problems: readonly FormProblem[] } {
  const isRefused = useSelector(actor, selectMessages).length > 0;
  return isRefused
    ? { summary: { ...summary, problems: NO_PROBLEMS }, problems: summary.problems }
    : { summary, problems: NO_PROBLEMS };
}

type SubmittedForm = {
  readonly form: { readonly id: string };
  readonly summary: Summary;
  readonly waiting: boolean;
};

/**
 * Adds the submission to a form. If a submission fails, the focus moves to the error, as the form hook does for a
 * form that is invalid.
 *
 * @returns the form, `notice` for the submission's notice, and `busy`: a submission is pending, or held until the app
 * is ready
 */
export function useSubmitted<Form extends SubmittedForm>(form: Form, actor: FormActor, busy: boolean) {
  const wasUnsuccessful = useSelector(actor, selectWasUnsuccessful);
  const id = useNoticeFocus(form.form.id, form.summary.id, wasUnsuccessful);
  const { summary, problems } = useToldOnce(form.summary, actor);
  return { ...form, summary, notice: { id, actor, problems }, busy: busy || form.waiting };
}
