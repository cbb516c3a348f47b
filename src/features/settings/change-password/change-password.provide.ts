import { changePasswordMachine } from '../../../../machines/settings/change-password/change-password.machine';
import { selectOwner } from '../../../../machines/session/session/session.selectors';
import { changePassword } from '../../../api/calls/settings';
import { MODAL_FOCUS_RETURN_MS } from '../../../domain/limits';
import { botToken } from '../../session/bot-check/bot-check.provide';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { providePasswordStrength } from '../password-strength/password-strength.provide';
import { reportFailure } from '../../../app/environment/report-failure';

type ChangePasswordPorts = {
  /** The id of the section's heading. */
  readonly heading: string;
  /** The names of the app and the company, which make weak passwords. */
  readonly house: readonly string[];
};

/** The Password section of the profile: POST settings/change-password (S4.changePassword.1, S7.calls.24). */
export const provideChangePassword = (environment: Environment, { heading, house }: ChangePasswordPorts) => {
  const { adapters, app, client } = environment;
  return changePasswordMachine.provide({
    actors: {
      form: provideForm({
        submit: async ({ oldPassword, newPassword }, { key, signal }) => {
          const owner = ownerOf(environment);
          const recaptchaToken = await botToken(environment, 'update_user', signal);
          await changePassword(
            client,
            owner,
            { oldPassword: textOf(oldPassword), newPassword: textOf(newPassword), recaptchaToken },
            { signal, idempotencyKey: key, errorNotice: false },
          );
          return {};
        },
      }),
      strength: providePasswordStrength(environment, house),
    },
    delays: { focusReturn: MODAL_FOCUS_RETURN_MS },
    actions: {
      clearMustChange: () => sendToService(environment, 'session', { type: 'password.changed' }),
      resetNavigation: () => {
        // The person may be signed out by now.
        const owner = selectOwner(app().system.get('session').getSnapshot());
        sendToService(environment, 'links', { type: 'resource.reloaded', owner });
      },
      returnFocus: () => adapters.focus.rescue(heading),
      logFailure: reportFailure(environment, 'change password'),
    },
  });
};
