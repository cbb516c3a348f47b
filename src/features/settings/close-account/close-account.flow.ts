import { fixtures } from '../../../../machines/settings/close-account/close-account.fixtures';
import { closeAccountMachine } from '../../../../machines/settings/close-account/close-account.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideCloseAccount } from './close-account.provide';

export const closeAccountFlow = flowOf(
  closeAccountMachine,
  provideCloseAccount(playedEnvironment),
  fixtures,
  { form: formSubmissionFlow },
);
