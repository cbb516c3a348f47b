import { fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { login as messages } from '#messages/login';
import { formSubmissionMachine } from '../../machines/form-submission/form-submission.machine';
import type {
  CompletionOutcome,
  FormAccepted,
  FormValues,
  SubmitOutcome,
} from '../../machines/form-submission/form-submission.types';
import type { sessionMachine } from '../../machines/session/session.machine';
import { selectIsSettled, selectIsUnknown, selectUser } from '../../machines/session/session.selectors';
import { ApiError } from '../api/api-error';
import { login } from '../api/calls/auth';
import { CALL_TIMEOUT_MS } from '../domain/limits';
import { safeServerLocation } from '../domain/safe-url';
import { tell, type Environment } from './environment';

/** A re-check may follow the first check: the longest that an answer about the session takes. */
const SESSION_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

const isDecided = (session: SnapshotFrom<typeof sessionMachine>): boolean =>
  selectIsSettled(session) || selectIsUnknown(session);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The login form: POST /api/auth/login, then the session reads who that is (decisions, "Extension groups"). */
export const provideLogin = (environment: Environment) =>
  formSubmissionMachine.provide({
    actors: {
      submitForm: fromPromise<SubmitOutcome, { values: FormValues }>(async ({ input, signal }) => {
        const credentials = {
          email: text(input.values.email).trim(),
          password: text(input.values.password),
        };
        try {
          const { location } = await login(environment.client, credentials, {
            signal,
            successNotice: false,
            errorNotice: false,
          });
          return { kind: 'accepted', location: safeServerLocation(location) };
        } catch (error) {
          if (!(error instanceof ApiError) || (error.outcomeUnknown && error.kind !== 'unauthorized'))
            throw error;
          return { kind: 'refused', messages: error.messages, fields: error.fields };
        }
      }),
      completeForm: fromPromise<CompletionOutcome, { accepted: FormAccepted }>(async ({ input, signal }) => {
        tell(environment, 'session', { type: 'session.loginSucceeded', location: input.accepted.location });
        const session = await waitFor(environment.app().system.get('session'), isDecided, {
          timeout: SESSION_TIMEOUT_MS,
          signal,
        });
        if (selectIsUnknown(session)) throw new Error('Nobody can tell who signed in');
        return selectUser(session) === null
          ? { kind: 'refused', messages: [messages.notKept], fields: {} }
          : { kind: 'completed' };
      }),
    },
  });
