import { app } from '#messages/app';
import { managePaymentsMachine } from '../../machines/manage-payments/manage-payments.machine';
import { notify, tell, type Environment } from './environment';
import { provideCardAdd } from './card-add';

/** The profile's Manage Payments section over the app's own cards. */
export const provideManagePayments = (environment: Environment) =>
  managePaymentsMachine.provide({
    actors: { cardAdd: provideCardAdd(environment) },
    actions: {
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
