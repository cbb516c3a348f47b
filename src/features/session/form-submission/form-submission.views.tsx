import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import { company } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { Views } from '../../../review/screens/view.types';
import type { ScreenActor } from '../../../ui/screen-actor';
import { LoginScreen } from '../sign-in/login-screen';
import { formSubmissionFlow } from './form-submission.flow';

const Login = ({ actor }: { readonly actor: ScreenActor<typeof formSubmissionMachine> }) => (
  <LoginScreen actor={actor} ready company={company} />
);

/** An untouched form. */
export const restingForm = neighbour(formSubmissionFlow, undefined as never);

/** The untouched login screen, for flows that lead to it. */
export const LoginAtRest = () => <Login actor={restingForm} />;

export const views: Views = {
  form: ({ stage }) => <Login actor={stage.root<typeof formSubmissionMachine>()} />,
};
