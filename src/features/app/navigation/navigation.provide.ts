import { navigationMachine } from '../../../../machines/app/navigation/navigation.machine';
import { selectLogoutRole } from '../../../../machines/session/session/session.selectors';
import { sendToService, type Environment } from '../../../app/environment/environment';

/** Provides the menu with the app's logout and dialogs. */
export const provideNavigation = (environment: Environment) =>
  navigationMachine.provide({
    actions: {
      requestLogout: () => {
        const role = selectLogoutRole(environment.app().system.get('session').getSnapshot());
        sendToService(environment, 'logout', { type: 'logout.requested', role, target: null });
      },
      openDialog: (_, { name, activator }) =>
        sendToService(environment, 'dialogs', { type: 'dialog.requested', name, activator }),
      logUnknown: (_, { name }) =>
        environment.adapters.failures.report('navigation', new Error(`No app event is called ${name}`)),
    },
  });
