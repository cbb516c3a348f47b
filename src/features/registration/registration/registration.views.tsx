import { useSelector } from '@xstate/react';
import type { registrationMachine } from '../../../../machines/registration/registration/registration.machine';
import { fixtures as stepperFixtures } from '../../../../machines/registration/stepper/stepper.fixtures';
import { neighbour } from '../../../review/screens/played';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import { stepperFlow } from '../stepper/stepper.flow';
import { Afterwards, Wizard } from '../stepper/stepper.views';
import { RegistrationScreen } from './registration-screen';
import { registrationFlow } from './registration.flow';

const registering = registrationFlow.fixtures.inputs['withPremium']?.start;
const atFirstStep = neighbour(stepperFlow, registering ?? stepperFixtures.inputs.business);

function Registration({ stage, port }: ViewProps) {
  const actor = stage.root<typeof registrationMachine>();
  const output = useSelector(actor, (now) => now.output);
  if (output !== undefined) return <Afterwards output={output} isCustomer={false} port={port} />;
  return (
    <RegistrationScreen
      actor={actor}
      wizard={(stepper) => <Wizard actor={stepper ?? atFirstStep} mode="premiumRegistration" port={port} />}
    />
  );
}

export const views: Views = { registration: Registration };
