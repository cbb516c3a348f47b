import { selectUser } from '../../../../machines/session/session/session.selectors';
import { confirmEmail, disownSignIn, restoreEmail } from '../../../api/calls/mail-links';
import { sendToService, type Environment } from '../../../app/environment/environment';
import type { MailLinkPath } from '../../../domain/addresses/mail-link';
import { provideForm } from '../form-submission/form-submission.provide';

const calls = {
  '/not-me': disownSignIn,
  '/confirm-email': confirmEmail,
  '/restore-email': restoreEmail,
} as const satisfies Readonly<Record<MailLinkPath, unknown>>;

/**
 * Does what the link of a mail is for: POST /api/auth/not-me, confirm-email or restore-email
 * (D2.extensionGroups.devices, D2.extensionGroups.emailChange). It may be about the user of this browser, so they are
 * read again.
 *
 * @param code from the address of the link. It is a secret, so no snapshot contains it
 */
export const provideMailLink = (environment: Environment, page: MailLinkPath, code: string) =>
  provideForm({
    submit: (_values, { key, signal }) =>
      calls[page](environment.client, { code }, { signal, idempotencyKey: key, errorNotice: false }),
    complete: () => {
      const session = environment.app().system.get('session');
      if (selectUser(session.getSnapshot()) !== null)
        sendToService(environment, 'session', { type: 'session.userChanged' });
      return Promise.resolve({ kind: 'completed' });
    },
  });
