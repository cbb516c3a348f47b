import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { managePaymentsMachine } from '../../../../machines/profiles/manage-payments/manage-payments.machine';
import type {
  ManagePaymentsInput,
  PaymentList,
} from '../../../../machines/profiles/manage-payments/manage-payments.types';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { provideAccountSwitches } from '../account-switches/account-switches.provide';
import { provideCardDefault } from '../../cards/card-default/card-default.provide';
import { provideCardList } from '../../cards/card-list/card-list.provide';
import { CARD_ADD_DRAFT, provideCardAdd } from '../../cards/card-add/card-add.provide';
import { provideCardAccountAdd } from '../card-account-add/card-account-add.provide';
import { provideCardChoice } from '../../cards/card-choice/card-choice.provide';
import { provideCardRemoval } from '../../cards/card-removal/card-removal.provide';
import { provideCreditRequest } from '../credit-request/credit-request.provide';
import { showDialogFailed } from '../../../app/environment/dialog-failure';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideSessionRecovery } from '../../session/session/session-recovery.provide';
import { provideSubscriptionCancel } from '../subscription-cancel/subscription-cancel.provide';
import { provideSubscriptionResume } from '../subscription-resume/subscription-resume.provide';
import { provideSubscriptionWithdrawal } from '../subscription-withdrawal/subscription-withdrawal.provide';

/** Returns the input of the section: the customer, and a card nickname that was typed before a reload. */
export const managePaymentsInput = (
  { adapters: { drafts }, app: system }: Environment,
  customer: string,
): ManagePaymentsInput => ({
  customer,
  nickname: drafts.load(CARD_ADD_DRAFT)?.['nickname'] ?? '',
  asksReason: selectOffers('cancel-reason')(system().getSnapshot()),
});

/**
 * Returns the lists that the section shows. Only a Premium customer has subscriptions (S2.profilePage.3). Receipts
 * show if the backend offers them (D2.extensionGroups.receipts).
 */
const listsOf = ({ app: system }: Environment): readonly PaymentList[] => {
  const user = selectUser(system().system.get('session').getSnapshot());
  return [
    'cards',
    'cardAccounts',
    'accounts',
    ...(user?.premium === true ? (['subscriptions'] as const) : []),
    ...(selectOffers('receipts')(system().getSnapshot()) ? (['receipts'] as const) : []),
  ];
};

/** Provides the Manage Payments section of the profile, with the app's own lists. */
export const provideManagePayments = (environment: Environment) =>
  managePaymentsMachine.provide({
    actors: {
      accountSwitches: provideAccountSwitches(environment),
      cardDefault: provideCardDefault(environment),
      cardList: provideCardList(),
      cardAdd: provideCardAdd(environment),
      cardRemoval: provideCardRemoval(environment),
      cardChoice: provideCardChoice(environment),
      cardAccountAdd: provideCardAccountAdd(environment),
      creditRequest: provideCreditRequest(environment),
      subscriptionCancel: provideSubscriptionCancel(environment),
      subscriptionWithdrawal: provideSubscriptionWithdrawal(environment),
      subscriptionResume: provideSubscriptionResume(environment),
      sessionRecovery: provideSessionRecovery(environment),
    },
    actions: {
      logFailure: reportFailure(environment, 'manage-payments'),
      requestLists: (_, { customer }) => {
        for (const list of listsOf(environment))
          sendToService(environment, list, { type: 'resource.requested', owner: customer });
      },
      reloadList: (_, { customer, list }) =>
        sendToService(environment, list, { type: 'resource.reloaded', owner: customer }),
      showDialogFailed: () => showDialogFailed(environment),
    },
  });
