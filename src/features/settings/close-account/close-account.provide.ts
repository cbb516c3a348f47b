import { closeAccount as texts } from '#messages/settings/close-account';
import { closeAccountMachine } from '../../../../machines/settings/close-account/close-account.machine';
import { selectLogoutRole, selectOwner } from '../../../../machines/session/session/session.selectors';
import { ApiError } from '../../../api/api-error';
import { deleteProfile } from '../../../api/calls/settings';
import { notify, tell, type Environment } from '../../../app/environment/environment';
import { provideForm } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';
import { createUnanswered } from '../../../app/environment/unanswered';

/** The one account that the section is about. */
const OWN = 'own account';

/**
 * Closing the account: POST delete-profile, then the app's own logout, to / (S4.closeAccount.1, S7.calls.25). The
 * logout takes every notice along, so what happened is said after it.
 *
 * Without an answer the account may be gone, and its session with it: the 401 that the next press gets then does not
 * send anybody back to sign in, it is the end that was wanted.
 */
export const provideCloseAccount = (environment: Environment) => {
  const { app, client } = environment;
  const unanswered = createUnanswered();

  /** What is heard until they are logged out; their logout may fail, and the next one be somebody else's. */
  let stopListening: () => void = () => undefined;

  const sayOnceLoggedOut = () => {
    stopListening();
    const session = app().system.get('session');
    const customer = selectOwner(session.getSnapshot());
    const doubt = unanswered.has(OWN);
    const heard = [
      app()
        .system.get('logout')
        .on('logout.completed', () => {
          stopListening();
          notify(environment, {
            id: 'account-closed',
            type: doubt ? 'info' : 'success',
            title: doubt ? texts.doubtTitle : texts.closedTitle,
            message: doubt ? texts.doubtHelp : texts.closedHelp,
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
          const owner = ownerOf(environment);
          const options = { signal, idempotencyKey: key, errorNotice: false, successNotice: false };
          try {
            await deleteProfile(client, owner, { ...options, checkAuth: !unanswered.has(OWN) });
            unanswered.settle(OWN);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            if (error.kind === 'unauthorized' && unanswered.has(OWN)) return {};
            unanswered.note(OWN, error);
            throw error;
          }
          return {};
        },
      }),
    },
    actions: {
      logOut: () => {
        sayOnceLoggedOut();
        const role = selectLogoutRole(app().system.get('session').getSnapshot());
        tell(environment, 'logout', { type: 'logout.requested', role, target: '/' });
      },
      logFailure: reportFailure(environment, 'close account'),
    },
  });
};
