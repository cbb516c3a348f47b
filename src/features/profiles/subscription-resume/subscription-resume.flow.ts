import { fixtures } from '../../../../machines/profiles/subscription-resume/subscription-resume.fixtures';
import { subscriptionResumeMachine } from '../../../../machines/profiles/subscription-resume/subscription-resume.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideSubscriptionResume } from './subscription-resume.provide';

export const subscriptionResumeFlow = standingIn(
  flowOf(subscriptionResumeMachine, provideSubscriptionResume(playedEnvironment), fixtures, {
    form: formSubmissionFlow,
  }),
);
