import { fixtures } from '../../../../machines/settings/factor-change/factor-change.fixtures';
import { factorChangeMachine } from '../../../../machines/settings/factor-change/factor-change.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { played } from '../factor-add/factor-add.flow';
import { provideFactorChange } from './factor-change.provide';

export const factorChangeFlow = flowOf(
  factorChangeMachine,
  provideFactorChange(playedEnvironment, played),
  fixtures,
  { nameForm: formSubmissionFlow, removalForm: formSubmissionFlow },
);
