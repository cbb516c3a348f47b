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

/** How it is looked up whether the server has done what was sent, where no answer says so. */
export type Reconciliation<Looked extends Sought> = {
  /** What to look for, as it is known before the form is sent. */
  readonly seek: (values: FormValues) => Looked;
  /**
   * Whether it is done.
   *
   * @throws Error where that could not be looked up
   */
  readonly isDone: (sought: Looked, signal: AbortSignal) => Promise<boolean>;
  /** Whether this refusal says that nothing is left to do; none does unless given. */
  readonly mayBeDone?: (refusal: ApiError) => boolean;
};

type FormCalls<Looked extends Sought> = {
  /**
   * Sends the form; answers where the server sends this person, if anywhere, unchecked. An `ApiError` is a refusal, or,
   * where nobody knows what the server did, a failure that leaves the form to be sent again under the same key.
   */
  readonly submit: (values: FormValues, press: Press) => Promise<{ readonly location?: string | null }>;
  /** Without it a lost answer stays one: the form says so, and can be sent again. */
  readonly reconcile?: Reconciliation<Looked>;
  /** What follows an accepted form; without it the form is done. */
  readonly complete?: (accepted: FormAccepted, signal: AbortSignal) => Promise<CompletionOutcome>;
};

/** A value that stands in a text control. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A 401 leaves nothing open: the server has done nothing for somebody whom it does not know. */
const isLost = ({ outcomeUnknown, kind }: ApiError): boolean => outcomeUnknown && kind !== 'unauthorized';

/** A plain form with its real call (D5.1, D5.2, D4.9). */
export const provideForm = <Looked extends Sought>({ submit, reconcile, complete }: FormCalls<Looked>) =>
  formSubmissionMachine.provide({
    actors: {
      submitForm: fromPromise<SubmitOutcome, SubmitInput>(async ({ input: { values, key }, signal }) => {
        const sought = reconcile?.seek(values) ?? null;
        try {
          const { location } = await submit(values, { key, signal });
          return { kind: 'accepted', location: safeServerLocation(location, ownOrigin()) };
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
          if (!reconcile) throw new Error('Nothing of this form can be looked up');
          return { done: await reconcile.isDone(sought as Looked, signal), press };
        },
      ),
      completeForm: fromPromise<CompletionOutcome, { accepted: FormAccepted }>(({ input, signal }) =>
        complete ? complete(input.accepted, signal) : Promise.resolve({ kind: 'completed' }),
      ),
    },
  });
