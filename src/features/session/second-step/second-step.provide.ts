import { secondStep as texts } from '#messages/session/second-step';
import { secondStepMachine } from '../../../../machines/session/second-step/second-step.machine';
import { confirmSignIn, passkeyRequest } from '../../../api/calls/second-step';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import { askForPasskey } from '../../../platform/passkeys';
import { provideForm, textOf } from '../form-submission/form-submission.provide';
import { refusedAs } from '../passkey-sign-in/refused-as.provide';
import { enterSession } from '../sign-in/login.provide';

/**
 * The second step of signing in: POST /api/auth/second-factor with a passkey or a code, then the session reads the user
 * (D2.extensionGroups.secondFactor). Like the login, it sends no Idempotency-Key.
 */
export const provideSecondStep = (environment: Environment) => {
  const { client } = environment;
  const complete = enterSession(environment);
  const quiet = { successNotice: false, errorNotice: false } as const;
  const codeForm = provideForm({
    submit: ({ code }, { signal }) =>
      confirmSignIn(client, { code: textOf(code).trim() }, { ...quiet, signal }),
    complete,
  });
  const passkeyForm = provideForm({
    submit: async (_values, { signal }) => {
      const options = await passkeyRequest(client, { secondStep: true }, { ...quiet, signal });
      const passkey = await refusedAs(texts.notGiven, askForPasskey(options, { signal }));
      return confirmSignIn(client, { passkey }, { ...quiet, signal });
    },
    complete,
  });
  return secondStepMachine.provide({
    actors: { passkeyForm, codeForm, recoveryCodeForm: codeForm },
    actions: { logFailure: reportFailure(environment, 'second step') },
  });
};
