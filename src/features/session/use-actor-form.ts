import { useSelector } from '@xstate/react';
import type { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import {
  selectFieldErrors,
  selectIsCompleted,
  selectIsSubmitting,
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
  readonly onEdited?: (values: Values, name: keyof Values & string) => void;
};

/**
 * A plain form whose submission is a `form-submission` actor: what the form hook needs to know comes from it, and
 * presses and edits go to it.
 *
 * @returns what `useForm` returns, and `busy`: a press is under way or kept until the app is ready
 */
export function useActorForm<Values extends TextValues>({
  actor,
  repeatable = false,
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
      actor.send({ type: 'form.submitted', values, key: randomId() });
    },
    onEdited: (values, name) => {
      edited();
      onEdited?.(values, name);
    },
  });
  return { ...form, busy: busy || form.waiting };
}
