import { fixtures as addPremium } from '../../../machines/add-premium/add-premium.fixtures';
import { addPremiumMachine } from '../../../machines/add-premium/add-premium.machine';
import { fixtures as registration } from '../../../machines/registration/registration.fixtures';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import { aoife, premiumConfig } from '../../../machines/samples';
import { fixtures as stepper } from '../../../machines/stepper/stepper.fixtures';
import { stepperMachine } from '../../../machines/stepper/stepper.machine';
import { fixtures as submission } from '../../../machines/submission/submission.fixtures';
import { submissionMachine } from '../../../machines/submission/submission.machine';
import { addPremiumPlan } from '../../domain/steps';
import { provideAddPremium } from '../../provide/add-premium';
import type { Environment } from '../../provide/environment';
import { provideRegistration } from '../../provide/registration';
import { provideStepper } from '../../provide/stepper';
import { provideSubmission } from '../../provide/submission';
import { flowOf } from './flow';

/** The wizard for a customer, with its children stood in for, its paying POST, and the charts around it. */
export const wizardFlows = (environment: Environment) => {
  const options = {
    endpoint: 'addProfile',
    preset: null,
    visitor: null,
    premium: premiumConfig,
    account: null,
    knownAccounts: () => [],
  } as const;
  const route = { customer: aoife.uuid, profileType: null, account: null };
  return {
    submission: flowOf(
      submissionMachine,
      provideSubmission(environment, { ...options, plan: addPremiumPlan({ kind: 'normal' }) }),
      submission,
    ),
    stepper: flowOf(
      stepperMachine,
      provideStepper(environment, {
        ...options,
        draft: 'add-premium',
        plan: stepper.inputs.business.plan,
      }),
      stepper,
    ),
    registration: flowOf(
      registrationMachine,
      provideRegistration(environment, { premium: false, preset: null }),
      registration,
    ),
    'add-premium': flowOf(addPremiumMachine, provideAddPremium(environment, route), addPremium),
  };
};
