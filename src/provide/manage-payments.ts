import { fromCallback } from 'xstate';
import { app } from '#messages/app';
import { managePaymentsMachine } from '../../machines/manage-payments/manage-payments.machine';
import type {
  ManagePaymentsEvent,
  ManagePaymentsInput,
} from '../../machines/manage-payments/manage-payments.types';
import { notify, tell, type Environment } from './environment';
import { CARD_ADD_DRAFT, provideCardAdd } from './card-add';
import { follow } from './follow';

/** What the section starts from: the customer, and a card's nickname that was typed before a reload. */
export const managePaymentsInput = (
  { adapters: { drafts } }: Environment,
  customer: string,
): ManagePaymentsInput => ({ customer, nickname: drafts.load(CARD_ADD_DRAFT)?.['nickname'] ?? '' });

/** The profile's Manage Payments section over the app's own cards. */
export const provideManagePayments = (environment: Environment) =>
  managePaymentsMachine.provide({
    actors: {
      cardAdd: provideCardAdd(environment),
      sessionRecovery: fromCallback<ManagePaymentsEvent>(({ sendBack }) =>
        follow(
          environment.app(),
          () => environment.app().system.get('session'),
          (session) => {
            const recovered = session.on('session.recovered', (event) => sendBack(event));
            return () => recovered.unsubscribe();
          },
        ),
      ),
    },
    actions: {
      logFailure: (_, { error }) => environment.adapters.failures.report('manage-payments', error),
      requestCards: (_, { customer }) =>
        tell(environment, 'cards', { type: 'resource.requested', owner: customer }),
      reloadCards: (_, { customer }) =>
        tell(environment, 'cards', { type: 'resource.reloaded', owner: customer }),
      showDialogFailed: () =>
        notify(environment, {
          type: 'error',
          title: app.crashedTitle,
          message: app.crashedHelp,
          activator: null,
        }),
    },
  });
