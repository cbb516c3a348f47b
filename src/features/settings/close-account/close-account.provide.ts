import { closeAccount as texts } from '#messages/settings/close-account';
import { closeAccountMachine } from '../../../../machines/settings/close-account/close-account.machine';
import { selectLogoutRole, selectOwner } from '../../../../machines/session/session/session.selectors';
import { deleteProfile } from '../../../api/calls/settings';
import { getUser } from '../../../api/calls/start';
import { notify, sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';

/**
 * Closes the account: POST delete-profile, then the app's logout, to / (S4.closeAccount.1, S7.calls.25). The logout
 * clears all notices, so the result is shown after it.
 *
 * If the response is lost, the account may be closed and its session ended. The person is then not asked to sign in
 * again, because the end of the session is what they wanted.
 */
export const provideCloseAccount = (environment: Environment) => {
  const { app, client } = environment;
  /**
   * Removes the listeners that wait for the logout. That logout may fail, and the next one may be another person's.
   */
  let stopListening: () => void = () => undefined;

  const sayOnceLoggedOut = (closed: boolean) => {
    stopListening();
    const session = app().system.get('session');
    const customer = selectOwner(session.getSnapshot());
    const heard = [
      app()
        .system.get('logout')
        .on('logout.completed', () => {
          stopListening();
          notify(environment, {
            id: 'account-closed',
            type: closed ? 'success' : 'info',
            title: closed ? texts.closedTitle : texts.signedOutTitle,
            message: closed ? texts.closedHelp : texts.signedOutHelp,
            activator: null,
          });
        }),
      session.on('session.changed', () => {
        const owner = selectOwner(session.getSnapshot());
        if (owner !== null && owner !== customer) stopListening();
      }),
    ];
    stopListening = () => heard.forEach((subscription) => subscription.unsubscribe());
  };

  return closeAccountMachine.provide({
    actors: {
      form: provideForm({
        submit: async (_values, { key, signal }) => {
          const quiet = { errorNotice: false, successNotice: false };
          await deleteProfile(client, ownerOf(environment), { signal, idempotencyKey: key, ...quiet });
          return {};
        },
        reconcile: {
          seek: () => ({ customer: ownerOf(environment) }),
          isDone: async ({ customer }, signal) => {
            const user = await getUser(client, { signal });
            if (user !== null && user.uuid !== customer) throw new Error('Someone else has signed in');
            return user === null;
          },
        },
      }),
    },
    actions: {
      logOut: (_, { closed }) => {
        sayOnceLoggedOut(closed);
        const role = selectLogoutRole(app().system.get('session').getSnapshot());
        sendToService(environment, 'logout', { type: 'logout.requested', role, target: '/' });
      },
      logFailure: reportFailure(environment, 'close account'),
    },
  });
};
