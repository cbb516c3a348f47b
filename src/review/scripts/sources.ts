import { cardRemoval } from '#messages/cards/card-removal';
import { cards } from '#messages/cards/cards';
import { closeAccount } from '#messages/settings/close-account';
import { contact } from '#messages/content/contact';
import { login } from '#messages/session/login';
import { premiumCards } from '#messages/premium/premium-cards';
import { profile } from '#messages/settings/profile';
import { steps } from '#messages/registration/steps';
import type { FlowName } from '../screens/screen';
import { cardAddExecutors } from './card-add-executors';
import { contactExecutors } from './contact-executors';
import { cardRemovalExecutors, loginExecutors, subscriptionCancelExecutors } from './form-executors';
import { changePasswordExecutors, closeAccountExecutors } from './profile-executors';
import type { ScriptSource } from './script.types';
import { submissionExecutors } from './submission-executors';

/** What scripts are made of, by flow. */
export const sources: Readonly<Partial<Record<FlowName, ScriptSource>>> = {
  'card-add': { title: cards.dialogTitle, executors: [cardAddExecutors] },
  submission: { title: steps.cardPayBusiness, executors: submissionExecutors },
  'card-removal': { title: cardRemoval.question, executors: [cardRemovalExecutors] },
  'change-password': { title: profile.changePassword, executors: [changePasswordExecutors] },
  'close-account': { title: closeAccount.title, executors: [closeAccountExecutors] },
  contact: { title: contact.title, executors: [contactExecutors] },
  'subscription-cancel': { title: premiumCards.question, executors: [subscriptionCancelExecutors] },
  'form-submission': { title: login.title, executors: [loginExecutors] },
};
