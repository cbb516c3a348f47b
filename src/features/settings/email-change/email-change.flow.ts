import { fixtures } from '../../../../machines/settings/email-change/email-change.fixtures';
import { emailChangeMachine } from '../../../../machines/settings/email-change/email-change.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideEmailChange } from './email-change.provide';

export const emailChangeFlow = flowOf(emailChangeMachine, provideEmailChange(playedEnvironment), fixtures, {
  form: formSubmissionFlow,
});
