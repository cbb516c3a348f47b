import { useSelector } from '@xstate/react';
import type { addPremiumMachine } from '../../../../machines/premium/add-premium/add-premium.machine';
import type { AddPremiumOutput } from '../../../../machines/premium/add-premium/add-premium.types';
import type { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import type { registrationMachine } from '../../../../machines/registration/registration/registration.machine';
import type { RegistrationOutput } from '../../../../machines/registration/registration/registration.types';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import { aoife, config } from '../../../../machines/samples';
import type { StepperOutput } from '../../../../machines/registration/stepper/stepper.types';
import { fixtures as stepperFixtures } from '../../../../machines/registration/stepper/stepper.fixtures';
import { CompletionDialog } from '../../../features/premium/completion/completion-dialog';
import { LoginScreen } from '../../../features/session/sign-in/login-screen';
import { NewUserScreen } from '../../../features/registration/registration/new-user-screen';
import { AddPremiumEnd } from '../../../features/premium/add-premium/add-premium-end';
import { AddPremiumScreen } from '../../../features/premium/add-premium/add-premium-screen';
import { RegistrationEnd } from '../../../features/registration/registration/registration-end';
import { RegistrationScreen } from '../../../features/registration/registration/registration-screen';
import {
  accountDetailsLabels,
  AccountDetailsFields,
} from '../../../features/registration/steps/account-details-fields';
import type { StepperFacts } from '../../../features/registration/stepper/stepper-props';
import { StepperScreen } from '../../../features/registration/stepper/stepper-screen';
import { CardAddDialog } from '../../../features/cards/card-add/card-add-dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { flows } from '../../play/flows';
import { company, sessionOf, stepperFacts } from '../company';
import { neighbour } from '../played';
import { PaymentsAtRest } from './payments';
import type { View, ViewProps, Views } from '../view.types';

const nothing = () => undefined;
const restingForm = neighbour(flows['form-submission'], undefined as never);
const session = sessionOf(aoife);

type StepperActor = ScreenActor<typeof stepperMachine>;
const FIRST = {
  id: 'accountDetails',
  fields: { labels: accountDetailsLabels, Fields: AccountDetailsFields },
} as const;

type WizardProps = Pick<ViewProps, 'port'> & {
  readonly actor: StepperActor;
  readonly mode: StepperFacts['mode'];
};
const Wizard = ({ actor, mode, port }: WizardProps) => (
  <StepperScreen actor={actor} facts={stepperFacts(mode)} port={port} first={FIRST} />
);

type AfterwardsProps = Pick<ViewProps, 'port'> & {
  readonly output: StepperOutput | AddPremiumOutput | RegistrationOutput;
  readonly isCustomer: boolean;
};

/** Where the routes lead to once a wizard has ended: src/features/premium/add-premium/add-premium.route.tsx, registration-page.tsx. */
function Afterwards({ output, isCustomer, port }: AfterwardsProps) {
  if (output.kind === 'unconfirmed')
    return isCustomer ? (
      <AddPremiumEnd kind="unconfirmed" onRestart={nothing} onClose={nothing} />
    ) : (
      <RegistrationEnd kind="unconfirmed" onRestart={nothing} onClose={nothing} />
    );
  if (!isCustomer)
    return output.kind === 'closed' ? (
      <LoginScreen actor={restingForm} ready company={company} />
    ) : (
      <NewUserScreen company={company} loginPath="/login" />
    );
  if (output.kind !== 'completed') return <PaymentsAtRest port={port} />;
  const kind = output.profileType === 'bill_pay' ? 'application' : 'subscribed';
  return <CompletionDialog kind={kind} session={session} company={config} onClose={nothing} />;
}

/** The payment, and the card's entry, are seen in the wizard around them: see `hosts`. */
function Hosted({ stage, port }: ViewProps) {
  const actor = stage.root<typeof stepperMachine>();
  const isCustomer = useSelector(actor, ({ context }) => context.customer !== null);
  const output = useSelector(actor, (now) => now.output);
  if (output !== undefined) return <Afterwards output={output} isCustomer={isCustomer} port={port} />;
  return <Wizard actor={actor} mode={isCustomer ? 'addPremium' : 'premiumRegistration'} port={port} />;
}
/** The card's entry without terms is that of the profile. */
const CardEntry: View = (props) => {
  const { machine } = props.stage.root().getSnapshot();
  return machine.id === 'card-add' ? (
    <CardAddDialog actor={props.stage.root<typeof cardAddMachine>()} payments={props.port} />
  ) : (
    <Hosted {...props} />
  );
};

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
const registering = flows.registration.fixtures.inputs['withPremium']?.start;
const atFirstStep = neighbour(flows.stepper, registering ?? stepperFixtures.inputs.business);

function AddPremium({ stage, port }: ViewProps) {
  const actor = stage.root<typeof addPremiumMachine>();
  const output = useSelector(actor, (now) => now.output);
  if (output !== undefined) return <Afterwards output={output} isCustomer port={port} />;
  return (
    <AddPremiumScreen
      actor={actor}
      wizard={(stepper, mode) => <Wizard actor={stepper} mode={mode} port={port} />}
    />
  );
}

/** Screens of the wizards. */
export const wizardViews = {
  'add-premium': { 'add-premium': AddPremium },
  registration: { registration: Registration },
  stepper: {
    stepper: Hosted,
  },
  submission: { stepper: Hosted },
  'card-entry': { 'card-entry': CardEntry },
} satisfies Readonly<Record<string, Views>>;
