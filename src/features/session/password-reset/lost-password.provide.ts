import { requestPasswordReset } from '../../../api/calls/auth';
import { botToken } from '../bot-check/bot-check.provide';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../form-submission/form-submission.provide';

/**
 * Requests a reset link: POST /api/auth/lost-password (D2.extensionGroups.auth). Known and unknown addresses get the
 * same answer.
 *
 * @param app the variant for the mobile app: the link opens in the app, and there is no bot check (D3.15)
 */
export const provideLostPassword = (environment: Environment, app: boolean) =>
  provideForm({
    submit: async ({ email }, { key, signal }) => {
      const recaptchaToken = app ? '' : await botToken(environment, 'password_reset', signal);
      return requestPasswordReset(
        environment.client,
        { email: textOf(email).trim(), ...(app ? { app } : {}), recaptchaToken },
        { signal, idempotencyKey: key, successNotice: false, errorNotice: false },
      );
    },
  });
