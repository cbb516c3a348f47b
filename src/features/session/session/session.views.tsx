import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { Loading, StartUpFailure } from '../../app/app/app.views';
import { LoginAtRest, restingForm } from '../form-submission/form-submission.views';
import { LoginForm } from '../sign-in/login-form';
import { SignInAgainDialog } from '../sign-in/sign-in-again-dialog';

const SignInAgain: View = ({ stage }) => (
  <SignInAgainDialog session={stage.root<typeof sessionMachine>()}>
    <LoginForm actor={restingForm} ready idPrefix="sign-in-again" />
  </SignInAgainDialog>
);

export const views: Views = {
  loading: Loading,
  'start-up-failure': StartUpFailure,
  login: LoginAtRest,
  'sign-in-again': SignInAgain,
};
