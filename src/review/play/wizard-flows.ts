import { fixtures as addPremium } from '../../../machines/premium/add-premium/add-premium.fixtures';
import { addPremiumMachine } from '../../../machines/premium/add-premium/add-premium.machine';
import { fixtures as registration } from '../../../machines/registration/registration/registration.fixtures';
import { registrationMachine } from '../../../machines/registration/registration/registration.machine';
import { aoife, premiumConfig } from '../../../machines/samples';
import { fixtures as stepper } from '../../../machines/registration/stepper/stepper.fixtures';
import { stepperMachine } from '../../../machines/registration/stepper/stepper.machine';
import { fixtures as submission } from '../../../machines/registration/submission/submission.fixtures';
import { submissionMachine } from '../../../machines/registration/submission/submission.machine';
import { addPremiumPlan } from '../../domain/steps';
import { provideAddPremium } from '../../features/premium/add-premium/add-premium.provide';
import type { Environment } from '../../app/environment/environment';
import { provideRegistration } from '../../features/registration/registration/registration.provide';
import { provideStepper } from '../../features/registration/stepper/stepper.provide';
import { provideSubmission } from '../../features/registration/submission/submission.provide';
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
