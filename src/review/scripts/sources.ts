import { cardRemoval } from '#messages/card-removal';
import { cards } from '#messages/cards';
import { login } from '#messages/login';
import { premiumCards } from '#messages/premium-cards';
import { steps } from '#messages/steps';
import type { FlowName } from '../screens/screen';
import { cardAddExecutors } from './card-add-executors';
import { cardRemovalExecutors, loginExecutors, subscriptionCancelExecutors } from './form-executors';
import type { ScriptSource } from './script.types';
import { applicationExecutors, submissionExecutors } from './submission-executors';

/** What scripts are made of, by flow. */
export const sources: Readonly<Partial<Record<FlowName, ScriptSource>>> = {
  'card-add': { title: cards.dialogTitle, executors: [cardAddExecutors] },
  submission: { title: steps.cardPayBusiness, executors: [submissionExecutors, applicationExecutors] },
  'card-removal': { title: cardRemoval.question, executors: [cardRemovalExecutors] },
  'subscription-cancel': { title: premiumCards.question, executors: [subscriptionCancelExecutors] },
  'form-submission': { title: login.title, executors: [loginExecutors] },
};
