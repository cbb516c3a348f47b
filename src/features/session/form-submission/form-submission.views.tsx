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

/** A form in which nothing was done yet. */
export const restingForm = neighbour(formSubmissionFlow, undefined as never);

/** The screen that signs in, where somebody is led to it. */
export const LoginAtRest = () => <Login actor={restingForm} />;

export const views: Views = {
  form: ({ stage }) => <Login actor={stage.root<typeof formSubmissionMachine>()} />,
};
