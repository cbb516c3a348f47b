import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { Loading, StartUpFailure } from '../../app/app/app.views';
import { LoginAtRest, restingForm } from '../form-submission/form-submission.views';
import { SignInAgainDialog } from '../sign-in/sign-in-again-dialog';

const SignInAgain: View = ({ stage }) => (
  <SignInAgainDialog session={stage.root<typeof sessionMachine>()} form={restingForm} />
);

export const views: Views = {
  loading: Loading,
  'start-up-failure': StartUpFailure,
  login: LoginAtRest,
  'sign-in-again': SignInAgain,
};
