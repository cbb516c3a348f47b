import { fromPromise } from 'xstate';
import { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import type {
  CompletionOutcome,
  FormAccepted,
  FormValues,
  SubmitInput,
  SubmitOutcome,
} from '../../../../machines/session/form-submission/form-submission.types';
import { ApiError } from '../../../api/api-error';
import { safeServerLocation } from '../../../domain/safe-url';
import { ownOrigin } from '../../../platform/page';

type FormCalls = {
  /**
   * Sends the form; answers where the server sends this person, if anywhere, unchecked. An `ApiError` is a refusal, or,
   * where nobody knows what the server did, a failure that leaves the form to be sent again under the same key.
   */
  readonly submit: (
    values: FormValues,
    options: { readonly key: string; readonly signal: AbortSignal },
  ) => Promise<{ readonly location?: string | null }>;
  /** What follows an accepted form; without it the form is done. */
  readonly complete?: (accepted: FormAccepted, signal: AbortSignal) => Promise<CompletionOutcome>;
};

/** A value that stands in a text control. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A plain form with its real call (D5.1, D5.2). */
export const provideForm = ({ submit, complete }: FormCalls) =>
  formSubmissionMachine.provide({
    actors: {
      submitForm: fromPromise<SubmitOutcome, SubmitInput>(async ({ input: { values, key }, signal }) => {
        try {
          const { location } = await submit(values, { key, signal });
          return { kind: 'accepted', location: safeServerLocation(location, ownOrigin()) };
        } catch (error) {
          if (!(error instanceof ApiError) || error.outcomeUnknown) throw error;
          return { kind: 'refused', messages: error.messages, fields: error.fields };
        }
      }),
      completeForm: fromPromise<CompletionOutcome, { accepted: FormAccepted }>(({ input, signal }) =>
        complete ? complete(input.accepted, signal) : Promise.resolve({ kind: 'completed' }),
      ),
    },
  });
