import { fixtures } from '../../../../machines/registration/stepper/stepper.fixtures';
import { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { ofCustomer } from '../submission/submission.flow';
import { provideStepper } from './stepper.provide';

/** The wizard of a customer. Its children are replaced by stand-ins. */
export const stepperFlow = standingIn(
  flowOf(
    stepperMachine,
    provideStepper(playedEnvironment, {
      ...ofCustomer,
      draft: 'add-premium',
      plan: fixtures.inputs.business.plan,
    }),
    fixtures,
  ),
);
