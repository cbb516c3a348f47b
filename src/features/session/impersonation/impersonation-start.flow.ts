import { fixtures } from '../../../../machines/session/impersonation-start/impersonation-start.fixtures';
import { impersonationStartMachine } from '../../../../machines/session/impersonation-start/impersonation-start.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../form-submission/form-submission.flow';
import { provideImpersonationStart } from './impersonation-start.provide';

export const impersonationStartFlow = standingIn(
  flowOf(impersonationStartMachine, provideImpersonationStart(playedEnvironment), fixtures, {
    form: formSubmissionFlow,
  }),
);
