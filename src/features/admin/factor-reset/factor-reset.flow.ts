import { fixtures } from '../../../../machines/admin/factor-reset/factor-reset.fixtures';
import { factorResetMachine } from '../../../../machines/admin/factor-reset/factor-reset.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideFactorReset } from './factor-reset.provide';

export const factorResetFlow = standingIn(
  flowOf(factorResetMachine, provideFactorReset(playedEnvironment), fixtures, {
    form: formSubmissionFlow,
  }),
);
