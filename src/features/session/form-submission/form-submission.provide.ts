import { fromPromise } from 'xstate';
import { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import type {
  CompletionOutcome,
  FormAccepted,
  FormValues,
  ReconcileInput,
  ReconcileOutcome,
  Sought,
  SubmitInput,
  SubmitOutcome,
} from '../../../../machines/session/form-submission/form-submission.types';
import { ApiError } from '../../../api/api-error';
import { safeServerLocation } from '../../../domain/addresses/safe-url';
import { ownOrigin } from '../../../platform/page';

type Press = { readonly key: string; readonly signal: AbortSignal };

/** How to find out, after a lost response, whether the server has applied the request. */
export type Reconciliation<Looked extends Sought> = {
  /** Returns what to look for. Called before the form is sent. */
  readonly seek: (values: FormValues) => Looked;
  /**
   * Whether the request was applied.
   *
   * @throws Error if this could not be determined
   */
  readonly isDone: (sought: Looked, signal: AbortSignal) => Promise<boolean>;
  /** Whether this refusal can mean that the request was applied before. By default, none does. */
  readonly mayBeDone?: (refusal: ApiError) => boolean;
};

type FormAnswer = Partial<Omit<FormAccepted, 'kind'>>;

type FormCalls<Looked extends Sought> = {
  /**
   * Sends the form. Returns the location that the server names, unvalidated, and what else its answer holds. An `ApiError` is a refusal; if its outcome is unknown, the form can be sent again under the same key.
   */
  readonly submit: (values: FormValues, press: Press) => Promise<FormAnswer>;
  /** Without it, a lost response stays unknown: the form says so and can be sent again. */
  readonly reconcile?: Reconciliation<Looked>;
  /** Runs after the form is accepted. Without it, the form is then completed. */
  readonly complete?: (accepted: FormAccepted, signal: AbortSignal) => Promise<CompletionOutcome>;
};

/** The value of a text control. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A 401 is not an unknown outcome: the server applies nothing for a person whom it does not know. */
const isLost = ({ outcomeUnknown, kind }: ApiError): boolean => outcomeUnknown && kind !== 'unauthorized';

/** Provides a plain form with its request (D5.1, D5.2, D4.9). */
export const provideForm = <Looked extends Sought>({ submit, reconcile, complete }: FormCalls<Looked>) =>
  formSubmissionMachine.provide({
    actors: {
      submitForm: fromPromise<SubmitOutcome, SubmitInput>(async ({ input: { values, key }, signal }) => {
        const sought = reconcile?.seek(values) ?? null;
        try {
          const { location, ...answer } = await submit(values, { key, signal });
          return { kind: 'accepted', location: safeServerLocation(location, ownOrigin()), ...answer };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (sought !== null && isLost(error)) return { kind: 'noResponse', sought };
          if (error.outcomeUnknown) throw error;
          const { messages, fields } = error;
          return { kind: 'refused', messages, fields, sought: reconcile?.mayBeDone?.(error) ? sought : null };
        }
      }),
      reconcile: fromPromise<ReconcileOutcome, ReconcileInput>(
        async ({ input: { sought, press }, signal }) => {
          if (!reconcile) throw new Error('The result of this form cannot be looked up');
          return { done: await reconcile.isDone(sought as Looked, signal), press };
        },
      ),
      completeForm: fromPromise<CompletionOutcome, { accepted: FormAccepted }>(({ input, signal }) =>
        complete ? complete(input.accepted, signal) : Promise.resolve({ kind: 'completed' }),
      ),
    },
  });
