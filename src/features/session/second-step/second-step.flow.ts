import { fixtures } from '../../../../machines/session/second-step/second-step.fixtures';
import { secondStepMachine } from '../../../../machines/session/second-step/second-step.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../form-submission/form-submission.flow';
import { provideSecondStep } from './second-step.provide';

export const secondStepFlow = flowOf(secondStepMachine, provideSecondStep(playedEnvironment), fixtures, {
  passkeyForm: formSubmissionFlow,
  codeForm: formSubmissionFlow,
  recoveryCodeForm: formSubmissionFlow,
});
