import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import type { FormValues } from '../../../machines/form-submission/form-submission.types';
import {
  selectFieldErrors,
  selectIsCompleted,
  selectIsSubmitting,
  selectWasInVain,
} from '../../../machines/form-submission/form-submission.selectors';
import { randomId } from '../../domain/random-id';
import { useForm, type FormOptions, type TextValues } from '../../ui/form/use-form';
import type { ScreenActor } from '../../ui/screen-actor';

export type FormActor = ScreenActor<typeof formSubmissionMachine>;

type ActorFormOptions<Values extends TextValues> = Omit<
  FormOptions<Values>,
  'serverErrors' | 'busy' | 'onSubmit' | 'onEdited'
> & {
  readonly actor: FormActor;
  /** The form stays when it is done, and may be sent once more; otherwise the screen is about to change. */
  readonly repeatable?: boolean;
  /** What goes out besides what stands in the form: what a question is about, say. */
  readonly also?: FormValues;
  readonly onEdited?: (values: Values, name: keyof Values & string) => void;
};

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

/**
 * A plain form whose submission is a `form-submission` actor: what the form hook needs to know comes from it, and
 * presses and edits go to it. A press that came to nothing takes the focus to what says so, as one that `useForm`
 * refuses does.
 *
 * @returns what `useForm` returns, `notice` for the submission's notice, and `busy`: a press is under way or kept until
 *   the app is ready
 */
export function useActorForm<Values extends TextValues>({
  actor,
  repeatable = false,
  also,
  onEdited,
  ...options
}: ActorFormOptions<Values>) {
  const submitting = useSelector(actor, selectIsSubmitting);
  const completed = useSelector(actor, selectIsCompleted);
  const edited = () => actor.send({ type: 'form.edited' });
  const busy = submitting || (completed && !repeatable);
  const form = useForm<Values>({
    ...options,
    serverErrors: useSelector(actor, selectFieldErrors),
    busy,
    onSubmit: (values) => {
      // Done, and filled in anew with the same values.
      if (completed) edited();
      actor.send({ type: 'form.submitted', values: { ...also, ...values }, key: randomId() });
    },
    onEdited: (values, name) => {
      edited();
      onEdited?.(values, name);
    },
  });

  const noticeId = useNoticeFocus(options.id, form.summary.id, useSelector(actor, selectWasInVain));
  return { ...form, notice: { id: noticeId, actor }, busy: busy || form.waiting };
}
