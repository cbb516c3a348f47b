import { useSelector } from '@xstate/react';
import type { AddPremiumOutput } from '../../../../machines/premium/add-premium/add-premium.types';
import type { RegistrationOutput } from '../../../../machines/registration/registration/registration.types';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import type { StepperOutput } from '../../../../machines/registration/stepper/stepper.types';
import { aoife, config } from '../../../../machines/samples';
import { company, sessionOf, stepperFacts } from '../../../review/screens/company';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import type { ScreenActor } from '../../../ui/screen-actor';
import { AddPremiumEnd } from '../../premium/add-premium/add-premium-end';
import { CompletionDialog } from '../../premium/completion/completion-dialog';
import { PaymentsAtRest } from '../../profiles/manage-payments/manage-payments.views';
import { LoginAtRest } from '../../session/form-submission/form-submission.views';
import { NewUserScreen } from '../registration/new-user-screen';
import { RegistrationEnd } from '../registration/registration-end';
import { accountDetailsLabels, AccountDetailsFields } from '../steps/account-details-fields';
import { LeaveDialog } from '../step-frame/step-parts';
import type { StepperFacts } from './stepper-props';
import { StepperScreen } from './stepper-screen';

const nothing = () => undefined;
const session = sessionOf(aoife);

// Drawn with its state, not a moment later.
void LeaveDialog.preload();

const FIRST = {
  id: 'accountDetails',
  fields: { labels: accountDetailsLabels, Fields: AccountDetailsFields },
} as const;

type WizardProps = Pick<ViewProps, 'port'> & {
  readonly actor: ScreenActor<typeof stepperMachine>;
  readonly mode: StepperFacts['mode'];
};

/** The wizard's steps, as every flow that runs the wizard shows them. */
export const Wizard = ({ actor, mode, port }: WizardProps) => (
  <StepperScreen actor={actor} facts={stepperFacts(mode)} port={port} first={FIRST} />
);

type AfterwardsProps = Pick<ViewProps, 'port'> & {
  readonly output: StepperOutput | AddPremiumOutput | RegistrationOutput;
  readonly isCustomer: boolean;
};

/** Where the routes lead after a wizard ends: add-premium.route.tsx and registration.route.tsx. */
export function Afterwards({ output, isCustomer, port }: AfterwardsProps) {
  if (output.kind === 'outcomeUnknown')
    return isCustomer ? (
      <AddPremiumEnd kind="outcomeUnknown" onRestart={nothing} onClose={nothing} />
    ) : (
      <RegistrationEnd kind="outcomeUnknown" onRestart={nothing} onClose={nothing} />
    );
  if (!isCustomer)
    return output.kind === 'closed' ? (
      <LoginAtRest />
    ) : (
      <NewUserScreen company={company} loginPath="/login" />
    );
  if (output.kind !== 'completed') return <PaymentsAtRest port={port} />;
  const kind = output.profileType === 'bill_pay' ? 'application' : 'subscribed';
  return <CompletionDialog kind={kind} session={session} company={config} onClose={nothing} />;
}

/** Shows the payment and the card entry in the wizard around them: see `hosts`. */
export function HostingWizard({ stage, port }: ViewProps) {
  const actor = stage.root<typeof stepperMachine>();
  const isCustomer = useSelector(actor, ({ context }) => context.customer !== null);
  const output = useSelector(actor, (now) => now.output);
  if (output !== undefined) return <Afterwards output={output} isCustomer={isCustomer} port={port} />;
  return <Wizard actor={actor} mode={isCustomer ? 'addPremium' : 'premiumRegistration'} port={port} />;
}

export const views: Views = { stepper: HostingWizard };
