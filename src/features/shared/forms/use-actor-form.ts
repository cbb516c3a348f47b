import type { FormOptions, TextValues } from '../../../ui/form/form-options';
import { useForm } from '../../../ui/form/use-form';
import { useSubmission, useSubmitted, type OfSubmission, type SubmissionOptions } from './use-submission';

type ActorFormOptions<Values extends TextValues> = Omit<FormOptions<Values>, OfSubmission> &
  SubmissionOptions<Values>;

/**
 * A plain form whose submission is a `form-submission` actor.
 *
 * @returns what `useForm` returns, and what `useSubmitted` adds
 */
export function useActorForm<Values extends TextValues>(options: ActorFormOptions<Values>) {
  const submission = useSubmission<Values>(options);
  return useSubmitted(useForm<Values>({ ...options, ...submission }), options.actor, submission.busy);
}
