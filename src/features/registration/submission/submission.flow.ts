import { fixtures as cardAuthentication } from '../../../../machines/cards/card-authentication/card-authentication.fixtures';
import { premiumConfig } from '../../../../machines/samples';
import { fixtures } from '../../../../machines/registration/submission/submission.fixtures';
import { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import { addPremiumPlan } from '../../../domain/wizard/steps';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { cardAuthenticationFlow } from '../../cards/card-authentication/card-authentication.flow';
import { provideSubmission } from './submission.provide';

/** The options of a customer's wizard. */
export const ofCustomer = {
  endpoint: 'addProfile',
  preset: null,
  visitor: null,
  premium: premiumConfig,
  account: null,
  knownAccounts: () => [],
} as const;

/** The bank's check. The server then answers as it does to a payment. */
const authentication = flowOf(cardAuthenticationFlow.machine, cardAuthenticationFlow.provided, {
  ...cardAuthentication,
  outcomes: {
    runChallenge: {
      ...cardAuthentication.outcomes.runChallenge,
      succeeded: { resolve: { kind: 'succeeded', intentId: 'pi_1' } },
    },
    confirm: fixtures.outcomes.submit,
  },
});

/** The paying POST of a customer's wizard. */
export const submissionFlow = standingIn(
  flowOf(
    submissionMachine,
    provideSubmission(playedEnvironment, { ...ofCustomer, plan: addPremiumPlan({ kind: 'normal' }) }),
    fixtures,
    { cardAuthentication: authentication },
  ),
);
