import { app } from '#messages/app';
import { managePaymentsMachine } from '../../machines/manage-payments/manage-payments.machine';
import { notify, type Environment } from './environment';
import { provideCardAdd } from './card-add';

/** The profile's Manage Payments section over the app's own cards. */
export const provideManagePayments = (environment: Environment) => {
  const { app: system } = environment;
  return managePaymentsMachine.provide({
    actors: { cardAdd: provideCardAdd(environment) },
    actions: {
      requestCards: (_, { customer }) =>
        system().system.get('cards').send({ type: 'resource.requested', owner: customer }),
      reloadCards: (_, { customer }) =>
        system().system.get('cards').send({ type: 'resource.reloaded', owner: customer }),
      showDialogFailed: () =>
        notify(environment, {
          type: 'error',
          title: app.crashedTitle,
          message: app.crashedHelp,
          activator: null,
        }),
    },
  });
};
