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

/** Loads the code of the second step. By default it is there already. */
export type LoadSecondStep = () => Promise<void>;

/**
 * Runs after an accepted password: the session reads the user, or the second step follows, as soon as its code is
 * there. Until then the password stays on the screen, and if the code cannot be loaded, it can be sent again.
 *
 * @throws Error if the user cannot be read, or the code cannot be loaded
 */
export const enterAfterPassword =
  (environment: Environment, loadSecondStep: LoadSecondStep = () => Promise.resolve()) =>
  async (accepted: FormAccepted, signal: AbortSignal): Promise<CompletionOutcome> => {
    if (!accepted.factors?.length) return enterSession(environment)(accepted, signal);
    await loadSecondStep();
    return { kind: 'completed' };
  };

/**
 * The login form: POST /api/auth/login, then the session reads the user (D2.extensionGroups.auth), or the second step
 * follows. It sends no Idempotency-Key: a repeated login creates no duplicate, and a replayed response would not set
 * the cookie.
 */
export const provideLogin = (environment: Environment, loadSecondStep?: LoadSecondStep) =>
  provideForm({
    submit: ({ email, password }, { signal }) =>
      login(
        environment.client,
        { email: textOf(email).trim(), password: textOf(password) },
        { signal, successNotice: false, errorNotice: false },
      ),
    complete: enterAfterPassword(environment, loadSecondStep),
  });
