import { fixtures } from '../../../../machines/settings/recovery-codes/recovery-codes.fixtures';
import { recoveryCodesMachine } from '../../../../machines/settings/recovery-codes/recovery-codes.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { played } from '../factor-add/factor-add.flow';
import { provideRecoveryCodes } from './recovery-codes.provide';

export const recoveryCodesFlow = flowOf(
  recoveryCodesMachine,
  provideRecoveryCodes(playedEnvironment, played),
  fixtures,
  { form: formSubmissionFlow },
);
