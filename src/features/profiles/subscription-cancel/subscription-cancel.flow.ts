import { fixtures } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.fixtures';
import { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideSubscriptionCancel } from './subscription-cancel.provide';

export const subscriptionCancelFlow = standingIn(
  flowOf(subscriptionCancelMachine, provideSubscriptionCancel(playedEnvironment), fixtures, {
    form: formSubmissionFlow,
  }),
);
