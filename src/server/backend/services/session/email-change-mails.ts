import { EMAIL_CHANGE_LIFETIME_MS, FORMER_EMAIL_LIFETIME_MS } from '../../limits';
import type { UserRow } from '../../storage/tables';
import type { Mail } from '../shared/mail';

/** The mails about a change of the email address (D2.extensionGroups.emailChange). */
export const emailChangeMails = {
  /** To the new address, which nobody has. */
  confirm: (customer: UserRow, email: string, code: string): Mail => ({
    kind: 'email-change',
    to: email,
    subject: 'Confirm your new email address',
    paragraphs: [
      `Hello ${customer.first_name},`,
      'You asked to sign in to your Cabrank account with this email address. The link works once, for 24 hours.',
      `Confirm the address: /confirm-email/${code}`,
      "If this wasn't you, ignore this email. Nothing changes then.",
    ],
    validMs: EMAIL_CHANGE_LIFETIME_MS,
  }),

  /** To the new address, which somebody else has. It must not say whose account asked. */
  taken: (email: string): Mail => ({
    kind: 'email-change',
    to: email,
    subject: 'This email address already has an account',
    paragraphs: [
      'Hello,',
      'Someone asked to use this email address for another Cabrank account. It belongs to an account already, so nothing has changed.',
      "If this was you, sign in with this address, or choose another one. If it wasn't, ignore this email.",
      'Sign in: /login',
    ],
    validMs: EMAIL_CHANGE_LIFETIME_MS,
  }),

  /** To the former address. The new one is shown in part: this mailbox may be somebody else's by now. */
  changed: (former: UserRow, email: string, code: string): Mail => ({
    kind: 'email-changed',
    to: former.email,
    subject: 'Your Cabrank email address was changed',
    paragraphs: [
      `Hello ${former.first_name},`,
      `You now sign in to your Cabrank account with ${hidden(email)}. If you did this, there's nothing to do.`,
      `This was not me: /restore-email/${code}`,
      'The link works once, for seven days. It brings this address back, signs every device out, and asks for a new password.',
    ],
    validMs: FORMER_EMAIL_LIFETIME_MS,
  }),

  /** To the address that the account had until then. */
  takenBack: (user: UserRow): Mail => ({
    kind: 'email-changed',
    to: user.email,
    subject: 'This email address no longer belongs to a Cabrank account',
    paragraphs: [
      `Hello ${user.first_name},`,
      'The former email address of your Cabrank account was brought back. You can no longer sign in with this one.',
      "If you didn't expect this, please reply to this email.",
    ],
  }),
};

/** For example "a…@example.com". */
const hidden = (email: string): string => email.replace(/^(.).*@/u, '$1…@');
