import { fixtures as addPremium } from '../../../machines/add-premium/add-premium.fixtures';
import { addPremiumMachine } from '../../../machines/add-premium/add-premium.machine';
import { fixtures as registration } from '../../../machines/registration/registration.fixtures';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import { aoife, premiumConfig } from '../../../machines/samples';
import { fixtures as stepper } from '../../../machines/stepper/stepper.fixtures';
import { stepperMachine } from '../../../machines/stepper/stepper.machine';
import { provideAddPremium } from '../../provide/add-premium';
import type { Environment } from '../../provide/environment';
import { provideRegistration } from '../../provide/registration';
import { provideStepper } from '../../provide/stepper';
import type { Flow } from './flow';

/** The wizard for a customer, with its children stood in for, and the charts around it. */
export const wizardFlows = (environment: Environment) => ({
  stepper: {
    machine: stepperMachine,
    provided: provideStepper(environment, {
      draft: 'add-premium',
      endpoint: 'addProfile',
      plan: stepper.inputs.business.plan,
      preset: null,
      visitor: null,
      premium: premiumConfig,
      account: null,
      knownAccounts: () => [],
    }),
    fixtures: stepper,
  } as Flow<typeof stepperMachine>,
  registration: {
    machine: registrationMachine,
    provided: provideRegistration(environment, { premium: false, preset: null }),
    fixtures: registration,
  } as Flow<typeof registrationMachine>,
  'add-premium': {
    machine: addPremiumMachine,
    provided: provideAddPremium(environment, { customer: aoife.uuid, profileType: null, account: null }),
    fixtures: addPremium,
  } as Flow<typeof addPremiumMachine>,
});
