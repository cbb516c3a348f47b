import { fixtures } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.fixtures';
import { passkeySignInMachine } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../form-submission/form-submission.flow';
import { providePasskeySignIn } from './passkey-sign-in.provide';

export const passkeySignInFlow = flowOf(
  passkeySignInMachine,
  providePasskeySignIn(playedEnvironment, false),
  fixtures,
  { form: formSubmissionFlow },
);
