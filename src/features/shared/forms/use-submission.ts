import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import type { FormValues } from '../../../../machines/session/form-submission/form-submission.types';
import {
  selectFieldErrors,
  selectIsCompleted,
  selectIsSubmitting,
  selectWasInVain,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import { randomId } from '../../../domain/random-id';
import type { ScreenActor } from '../../../ui/screen-actor';
import type { FormOptions, TextValues } from '../../../ui/form/form-options';

export type FormActor = ScreenActor<typeof formSubmissionMachine>;

/** A form whose submission is a `form-submission` actor. */
export type SubmissionOptions<Values extends TextValues> = {
  readonly actor: FormActor;
  /** The form stays when it is done, and may be sent once more; otherwise the screen is about to change. */
  readonly repeatable?: boolean;
  /** What goes out besides what stands in the form: what a question is about, say. */
  readonly also?: FormValues;
  readonly onEdited?: (values: Values, name: keyof Values & string) => void;
};

/** What the actor says of the submission to the form hook. */
export type OfSubmission = 'serverErrors' | 'busy' | 'onSubmit' | 'onEdited';

/** What the form hook needs to know of a submission; presses and edits go to its actor. */
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
      // Done, and filled in anew with the same values.
      if (completed) edited();
      actor.send({ type: 'form.submitted', values: { ...also, ...values }, key: randomId() });
    },
    onEdited: (values, name) => {
      edited();
      onEdited?.(values, name);
    },
  };
}

/** The focus goes to the first of these that is there, unless the person has left the form for something else. */
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
 * Takes the focus to what says that a press came to nothing, when it does: the notice, else the error summary.
 *
 * @param summaryId of the form's error summary
 * @returns the id for the notice
 */
export function useNoticeFocus(formId: string, summaryId: string, inVain: boolean): string {
  const noticeId = `${formId}-notice`;
  useLayoutEffect(() => {
    if (inVain) focusFirst(formId, [noticeId, summaryId]);
  }, [inVain, formId, noticeId, summaryId]);
  return noticeId;
}

type SubmittedForm = {
  readonly form: { readonly id: string };
  readonly summary: { readonly id: string };
  readonly waiting: boolean;
};

/**
 * A form with what tells of its submission: a press that came to nothing takes the focus to what says so, as one that the
 * form's hook refuses does.
 *
 * @returns the form, `notice` for the submission's notice, and `busy`: a press is under way or kept until the app is ready
 */
export function useSubmitted<Form extends SubmittedForm>(form: Form, actor: FormActor, busy: boolean) {
  const inVain = useSelector(actor, selectWasInVain);
  const id = useNoticeFocus(form.form.id, form.summary.id, inVain);
  return { ...form, notice: { id, actor }, busy: busy || form.waiting };
}
