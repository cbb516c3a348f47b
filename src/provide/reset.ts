import { resetPassword } from '../api/calls/auth';
import { botToken } from './bot-check';
import type { Environment } from './environment';
import { provideForm, textOf } from './form';

type ResetLink = {
  /** From the address of the link; a secret, which no snapshot holds. */
  readonly code: string;
  /** The app's own variant: no bot check is made (decisions, section 3). */
  readonly app: boolean;
};

/** Sets a new password with the code of a link: POST /api/auth/reset (decisions, "Extension groups"). */
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
  });
