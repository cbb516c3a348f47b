import { selectUser } from '../../../../machines/session/session/session.selectors';
import { confirmEmail, disownSignIn, keepFactors, restoreEmail } from '../../../api/calls/mail-links';
import { sendToService, type Environment } from '../../../app/environment/environment';
import type { MailLinkPath } from '../../../domain/addresses/mail-link';
import { provideForm } from '../form-submission/form-submission.provide';

const calls = {
  '/not-me': disownSignIn,
  '/confirm-email': confirmEmail,
  '/restore-email': restoreEmail,
  '/keep-second-step': keepFactors,
} as const satisfies Readonly<Record<MailLinkPath, unknown>>;

/**
 * Runs the action of a mail's link: POST /api/auth/not-me, confirm-email, restore-email or keep-factors
 * (D2.extensionGroups.devices, D2.extensionGroups.emailChange, D2.extensionGroups.secondFactor). The action may change
 * the signed-in user, so the session reads the user again.
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
