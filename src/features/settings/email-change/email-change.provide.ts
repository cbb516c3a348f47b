import { fromPromise } from 'xstate';
import { emailChangeMachine } from '../../../../machines/settings/email-change/email-change.machine';
import { cancelEmailChange, requestEmailChange } from '../../../api/calls/email-change';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';
import { botToken } from '../../session/bot-check/bot-check.provide';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';

/**
 * The section Email address: POST and DELETE settings/email (D2.extensionGroups.emailChange). The values of the form
 * are `newEmail` and `password`.
 */
export const provideEmailChange = (environment: Environment) => {
  const { client } = environment;
  return emailChangeMachine.provide({
    actors: {
      form: provideForm({
        submit: async ({ newEmail, password }, { key, signal }) => {
          const owner = ownerOf(environment);
          const recaptchaToken = await botToken(environment, 'update_user', signal);
          const form = { newEmail: textOf(newEmail), password: textOf(password), recaptchaToken };
          const options = { signal, idempotencyKey: key, errorNotice: false };
          await requestEmailChange(client, owner, form, options);
          return {};
        },
      }),
      cancelChange: fromPromise<null>(async ({ signal }) => {
        await cancelEmailChange(client, ownerOf(environment), { signal });
        return null;
      }),
    },
    actions: {
      readUser: () => sendToService(environment, 'session', { type: 'session.userChanged' }),
      logFailure: reportFailure(environment, 'email change'),
    },
  });
};
