import { fixtures } from '../../../../machines/session/form-submission/form-submission.fixtures';
import { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideLogin } from '../sign-in/login.provide';

/** Played with the login form, the simplest one. */
export const formSubmissionFlow = flowOf(formSubmissionMachine, provideLogin(playedEnvironment), fixtures);
