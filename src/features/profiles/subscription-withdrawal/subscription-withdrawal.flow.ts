import { fixtures } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.fixtures';
import { subscriptionWithdrawalMachine } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideSubscriptionWithdrawal } from './subscription-withdrawal.provide';

export const subscriptionWithdrawalFlow = standingIn(
  flowOf(subscriptionWithdrawalMachine, provideSubscriptionWithdrawal(playedEnvironment), fixtures, {
    form: formSubmissionFlow,
  }),
);
