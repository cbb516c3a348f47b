import { closeAccount as texts } from '#messages/close-account';
import { closeAccountMachine } from '../../machines/close-account/close-account.machine';
import { selectLogoutRole, selectOwner } from '../../machines/session/session.selectors';
import { ApiError } from '../api/api-error';
import { deleteProfile } from '../api/calls/settings';
import { notify, tell, type Environment } from './environment';
import { provideForm } from './form';
import { ownerOf } from './owner';
import { reportFailure } from './report-failure';

/** What is known of the account: nothing yet, that an answer is missing, or that it is deleted. */
type Closing = 'unsent' | 'unanswered' | 'deleted';

/**
 * Closing the account: POST delete-profile, then the app's own logout, to / (specification, sections 4 and 7). The
 * logout takes every notice along, so what happened is said after it.
 *
 * Without an answer the account may be gone, and its session with it: the 401 that the next press gets then does not
 * send anybody back to sign in, it is the end that was wanted.
 */
export const provideCloseAccount = (environment: Environment) => {
  const { app, client } = environment;
  let closing: Closing = 'unsent';

  /** What is heard until they are logged out; their logout may fail, and the next one be somebody else's. */
  let stopListening: () => void = () => undefined;

  const sayOnceLoggedOut = () => {
    stopListening();
    const doubt = closing === 'unanswered';
    const session = app().system.get('session');
    const customer = selectOwner(session.getSnapshot());
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
            await deleteProfile(client, owner, { ...options, checkAuth: closing === 'unsent' });
            closing = 'deleted';
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            const isOver = error.kind === 'unauthorized';
            if (isOver && closing === 'unanswered') return { location: null };
            if (error.outcomeUnknown && !isOver) closing = 'unanswered';
            throw error;
          }
          return { location: null };
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
