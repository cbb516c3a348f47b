import { fromPromise } from 'xstate';
import { formSubmissionMachine } from '../../machines/form-submission/form-submission.machine';
import type { FormValues, SubmitOutcome } from '../../machines/form-submission/form-submission.types';
import { ApiError } from '../api/api-error';
import { login } from '../api/calls/auth';
import { safeServerLocation } from '../domain/safe-url';
import { tell, type Environment } from './environment';

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
    },
    actions: {
      announceAccepted: (_, { outcome }) =>
        tell(environment, 'session', {
          type: 'session.loginSucceeded',
          location: outcome.kind === 'accepted' ? outcome.location : null,
        }),
    },
  });
