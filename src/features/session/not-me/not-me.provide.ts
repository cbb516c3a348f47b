import { selectUser } from '../../../../machines/session/session/session.selectors';
import { disownSignIn } from '../../../api/calls/auth';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm } from '../form-submission/form-submission.provide';

/**
 * Ends the session that a mail is about: POST /api/auth/not-me (D2.extensionGroups.devices). It may be the one of this
 * browser, so the current user is read again.
 *
 * @param code from the address of the link. It is a secret, so no snapshot contains it
 */
export const provideNotMe = (environment: Environment, code: string) =>
  provideForm({
    submit: (_values, { key, signal }) =>
      disownSignIn(environment.client, { code }, { signal, idempotencyKey: key, errorNotice: false }),
    complete: () => {
      const session = environment.app().system.get('session');
      if (selectUser(session.getSnapshot()) !== null)
        sendToService(environment, 'session', { type: 'session.userChanged' });
      return Promise.resolve({ kind: 'completed' });
    },
  });
