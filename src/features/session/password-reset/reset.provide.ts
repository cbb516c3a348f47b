import { selectUser } from '../../../../machines/session/session/session.selectors';
import { resetPassword } from '../../../api/calls/auth';
import { botToken } from '../bot-check/bot-check.provide';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../form-submission/form-submission.provide';

type ResetLink = {
  /** From the address of the link. It is a secret, so no snapshot contains it. */
  readonly code: string;
  /** The variant for the mobile app: there is no bot check (D3.15). */
  readonly app: boolean;
};

/**
 * Sets a new password with the code of a link: POST /api/auth/reset (D2.extensionGroups.auth). It ends every session
 * of the account, so the current user is read again.
 */
export const provideReset = (environment: Environment, { code, app }: ResetLink) =>
  provideForm({
    submit: async ({ newPassword }, { key, signal }) => {
      const recaptchaToken = app ? '' : await botToken(environment, 'password_reset', signal);
      return resetPassword(
        environment.client,
        { resetCode: code, newPassword: textOf(newPassword), recaptchaToken },
        { signal, idempotencyKey: key, successNotice: false, errorNotice: false },
      );
    },
    complete: () => {
      const session = environment.app().system.get('session');
      if (selectUser(session.getSnapshot()) !== null)
        sendToService(environment, 'session', { type: 'session.userChanged' });
      return Promise.resolve({ kind: 'completed' });
    },
  });
