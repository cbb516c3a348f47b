import { fromPromise, waitFor } from 'xstate';
import { selectIsLoading } from '../../../../machines/app/resource/resource.selectors';
import { factorChangeMachine } from '../../../../machines/settings/factor-change/factor-change.machine';
import { removeFactor, renameFactor } from '../../../api/calls/factors';
import type { Environment } from '../../../app/environment/environment';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';
import { CALL_TIMEOUT_MS } from '../../../domain/limits';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import type { ShownFactors } from '../factors/factors.provide';

/**
 * Renames or removes a second step: PATCH and DELETE factors (D2.extensionGroups.secondFactor). The values of the forms
 * are `factor` (its id) and `name`, or `factor` and `password`.
 */
export const provideFactorChange = (environment: Environment, { list, reload }: ShownFactors) => {
  const { client } = environment;
  const target = (factor: unknown) => ({ uuid: ownerOf(environment), id: textOf(factor) });
  return factorChangeMachine.provide({
    actors: {
      nameForm: provideForm({
        submit: async ({ factor, name }, { key, signal }) => {
          const options = { signal, idempotencyKey: key, errorNotice: false };
          await renameFactor(client, target(factor), { name: textOf(name).trim() }, options);
          return {};
        },
      }),
      removalForm: provideForm({
        submit: async ({ factor, password }, { key, signal }) => {
          const options = { signal, idempotencyKey: key, errorNotice: false };
          await removeFactor(client, target(factor), { password: textOf(password) }, options);
          return {};
        },
      }),
      readFactors: fromPromise<null>(async ({ signal }) => {
        reload();
        await waitFor(list, (snapshot) => !selectIsLoading(snapshot), { timeout: CALL_TIMEOUT_MS, signal });
        return null;
      }),
    },
    actions: {
      reloadFactors: () => reload(),
      logFailure: reportFailure(environment, 'factor change'),
    },
  });
};
