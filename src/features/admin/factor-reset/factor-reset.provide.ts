import { factorResetMachine } from '../../../../machines/admin/factor-reset/factor-reset.machine';
import { resetFactors } from '../../../api/calls/admin-area';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';

/** Removes a lost second step: POST /api/admin/customers/{uuid}/reset-factors (D2.extensionGroups.secondFactor). */
export const provideFactorReset = (environment: Environment) =>
  factorResetMachine.provide({
    actors: {
      form: provideForm({
        submit: async ({ customer, reason }, { key, signal }) => {
          await resetFactors(environment.client, textOf(customer), textOf(reason).trim(), {
            signal,
            idempotencyKey: key,
            successNotice: false,
            errorNotice: false,
          });
          return {};
        },
      }),
    },
    actions: { logFailure: reportFailure(environment, 'factor reset') },
  });
