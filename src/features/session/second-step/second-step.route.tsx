import { secondStep as texts } from '#messages/session/second-step';
import { Screen } from '../../../app/screen/screen';
import { useCompany } from '../../../app/screen/use-visitor-form';
import { useSecondStep, type SecondStepProps } from './second-step-again.route';
import { SecondStepScreen } from './second-step-screen';

/** The second step of signing in, in place of the login. */
export function SecondStepPage({ factors, onAgain }: SecondStepProps) {
  const actor = useSecondStep(factors);
  return (
    <Screen title={texts.title}>
      <SecondStepScreen actor={actor} company={useCompany()} entered onAgain={onAgain} />
    </Screen>
  );
}
