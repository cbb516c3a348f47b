import type { FlowName } from '../screens/screen';
import { cardAddExecutors } from './card-add-executors';
import { cardRemovalExecutors, loginExecutors, subscriptionCancelExecutors } from './form-executors';
import type { ScriptSource } from './script.types';
import { applicationExecutors, submissionExecutors } from './submission-executors';

/** What scripts are made of, by flow. */
export const sources: Readonly<Partial<Record<FlowName, ScriptSource>>> = {
  'card-add': { title: 'Adding a card', executors: [cardAddExecutors] },
  submission: { title: 'Paying for Premium', executors: [submissionExecutors, applicationExecutors] },
  'card-removal': { title: 'Removing a card', executors: [cardRemovalExecutors] },
  'subscription-cancel': { title: 'Cancelling Premium', executors: [subscriptionCancelExecutors] },
  'form-submission': { title: 'Signing in', executors: [loginExecutors] },
};
