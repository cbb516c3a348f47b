import { FACTOR_RESET_WAIT_MS } from '../../limits';
import type { UserRow } from '../../storage/tables';
import { readableTime } from '../shared/local-time';
import type { Mail } from '../shared/mail';

const NOT_YOU = "If this wasn't you, reset your password now, and then look at your second steps.";
const RESET = 'Reset your password: /lost-pass';

const about = (user: UserRow, subject: string, paragraphs: readonly string[]): Mail => ({
  kind: 'second-factor',
  to: user.email,
  subject,
  paragraphs: [`Hello ${user.first_name},`, ...paragraphs],
});

/** The mails about the second step of signing in (D2.extensionGroups.secondFactor). */
export const factorMails = {
  added: (user: UserRow, name: string): Mail =>
    about(user, 'A second step was added to your Cabrank account', [
      `"${name}" can now be the second step when you sign in to your Cabrank account.`,
      NOT_YOU,
      RESET,
    ]),

  removed: (user: UserRow, name: string): Mail =>
    about(user, 'A second step was removed from your Cabrank account', [
      `"${name}" is no longer a second step when you sign in to your Cabrank account.`,
      NOT_YOU,
      RESET,
    ]),

  codesRenewed: (user: UserRow): Mail =>
    about(user, 'Your Cabrank recovery codes were replaced', [
      'You have new recovery codes for your Cabrank account. The earlier ones no longer work.',
      NOT_YOU,
      RESET,
    ]),

  codeUsed: (user: UserRow, left: number): Mail =>
    about(user, 'A recovery code of your Cabrank account was used', [
      `Someone signed in to your Cabrank account with a recovery code. Codes left: ${left}.`,
      NOT_YOU,
      RESET,
    ]),

  /** An admin has started it, and it waits, in case the customer did not ask for it. */
  resetStarted: (user: UserRow, code: string, dueAt: Date): Mail => ({
    ...about(user, 'Your second step will be removed from your Cabrank account', [
      `Our staff will remove the second step from your Cabrank account on ${readableTime(dueAt)}. From then on, you sign in with your password alone.`,
      "If you asked for this because you lost your phone or your passkey, there's nothing to do.",
      `Keep my second step: /keep-second-step/${code}`,
      'The link works until then.',
    ]),
    validMs: FACTOR_RESET_WAIT_MS,
  }),

  resetDone: (user: UserRow): Mail =>
    about(user, 'Your second step was removed from your Cabrank account', [
      'You now sign in to your Cabrank account with your password alone. You can add a second step again in your settings.',
      'Settings: /profile',
    ]),
};
