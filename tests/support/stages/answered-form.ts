import { act } from 'react';
import { fromPromise } from 'xstate';
import { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import type {
  CompletionOutcome,
  FormAccepted,
  SubmitInput,
  SubmitOutcome,
} from '../../../machines/session/form-submission/form-submission.types';

/** A form for which the test decides the server's response. */
export function answeredForm() {
  const sent: SubmitInput[] = [];
  let answer: (outcome: SubmitOutcome) => void = () => undefined;
  const form = formSubmissionMachine.provide({
    actors: {
      submitForm: fromPromise<SubmitOutcome, SubmitInput>(({ input }) => {
        sent.push(input);
        return new Promise((resolve) => (answer = resolve));
      }),
      completeForm: fromPromise<CompletionOutcome, { accepted: FormAccepted }>(() =>
        Promise.resolve({ kind: 'completed' }),
      ),
    },
  });
  const settle = (outcome: SubmitOutcome) =>
    act(async () => {
      answer(outcome);
      await Promise.resolve();
    });
  return { form, sent, settle };
}
