import { recoveryCodesMachine } from '../../../../machines/settings/recovery-codes/recovery-codes.machine';
import { renewRecoveryCodes } from '../../../api/calls/factors';
import type { Environment } from '../../../app/environment/environment';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { forget, type ShownFactors } from '../factors/factors.provide';

/** Replaces the recovery codes: POST factors/recovery-codes with the `password` (D2.extensionGroups.secondFactor). */
export const provideRecoveryCodes = (environment: Environment, { reload, secrets }: ShownFactors) =>
  recoveryCodesMachine.provide({
    actors: {
      form: provideForm({
        submit: async ({ password }, { signal }) => {
          const form = { password: textOf(password) };
          const options = { signal, errorNotice: false };
          secrets.recoveryCodes = await renewRecoveryCodes(
            environment.client,
            ownerOf(environment),
            form,
            options,
          );
          return {};
        },
      }),
    },
    actions: {
      forgetSecrets: () => forget(secrets),
      reloadFactors: () => reload(),
      logFailure: reportFailure(environment, 'recovery codes'),
    },
  });
