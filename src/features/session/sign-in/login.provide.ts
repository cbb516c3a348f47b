import { login as messages } from '#messages/session/login';
import type {
  CompletionOutcome,
  FormAccepted,
} from '../../../../machines/session/form-submission/form-submission.types';
import {
  selectHasNoResponse,
  selectIsUnknown,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { login } from '../../../api/calls/auth';
import { decidedSession } from '../../../app/environment/client';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../form-submission/form-submission.provide';

/**
 * Runs after an accepted sign-in: the session reads the user.
 *
 * @throws Error if the user cannot be read
 */
export const enterSession =
  (environment: Environment) =>
  async ({ location }: FormAccepted, signal: AbortSignal): Promise<CompletionOutcome> => {
    sendToService(environment, 'session', { type: 'session.loginSucceeded', location });
    const session = await decidedSession(environment, signal);
    if (selectIsUnknown(session) || selectHasNoResponse(session))
      throw new Error('It is unknown who signed in');
    return selectUser(session) === null
      ? { kind: 'refused', messages: [messages.notKept], fields: {} }
      : { kind: 'completed' };
  };

/**
 * The login form: POST /api/auth/login, then the session reads the user (D2.extensionGroups.auth). It sends no
 * Idempotency-Key: a repeated login creates no duplicate, and a replayed response would not set the cookie.
 */
export const provideLogin = (environment: Environment) =>
  provideForm({
    submit: ({ email, password }, { signal }) =>
      login(
        environment.client,
        { email: textOf(email).trim(), password: textOf(password) },
        { signal, successNotice: false, errorNotice: false },
      ),
    complete: enterSession(environment),
  });
