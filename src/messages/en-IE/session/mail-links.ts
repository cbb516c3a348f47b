import type { MailLinkPath } from '../../../domain/addresses/mail-link';

export type MailLinkTexts = {
  readonly title: string;
  readonly help: string;
  readonly submit: string;
  readonly submitting: string;
  readonly refused: string;
  readonly expired: string;
  readonly expiredLink: string;
  readonly expiredPath: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly next: string;
  /** Where `next` leads if the server names no page. */
  readonly nextPath: string;
};

/**
 * The pages of links in mails (D2.extensionGroups.devices, D2.extensionGroups.emailChange,
 * D2.extensionGroups.secondFactor).
 */
export const mailLinks: Readonly<Record<MailLinkPath, MailLinkTexts>> = {
  '/not-me': {
    title: "Wasn't this you?",
    help: "If you didn't sign in with the device that our email names, sign it out here. Your password stops working, so that you can choose a new one. If it was you, there's nothing to do.",
    submit: 'Sign that device out',
    submitting: 'Signing out…',
    refused: "We couldn't sign that device out",
    expired: 'Link expired?',
    expiredLink: 'Reset your password',
    expiredPath: '/lost-pass',
    doneTitle: 'That device is signed out',
    done: 'Your password has stopped working, because whoever used the device may know it. Choose a new one now.',
    next: 'Choose a new password',
    nextPath: '/lost-pass',
  },
  '/confirm-email': {
    title: 'Confirm your new email address',
    help: "You'll sign in with this address from now on. Your former address gets an email that can undo this for a week.",
    submit: 'Confirm this address',
    submitting: 'Confirming…',
    refused: "We couldn't change your email address",
    expired: 'Link expired?',
    expiredLink: 'Ask for the change again',
    expiredPath: '/profile/security',
    doneTitle: 'Your email address was changed',
    done: 'Sign in with your new address from now on. Your password is the same.',
    next: 'Go to your account',
    nextPath: '/login',
  },
  '/restore-email': {
    title: "Didn't you change your email address?",
    help: "Then take it back here. Every device is signed out and your password stops working, so that you can choose a new one. If it was you, there's nothing to do.",
    submit: 'Take my address back',
    submitting: 'Taking it back…',
    refused: "We couldn't take your address back",
    expired: 'Link expired?',
    expiredLink: 'Contact us',
    expiredPath: '/content/contact',
    doneTitle: 'Your email address is back',
    done: 'Whoever changed it may know your password, so choose a new one now.',
    next: 'Choose a new password',
    nextPath: '/lost-pass',
  },
  '/keep-second-step': {
    title: 'Did you lose your device?',
    help: "Someone told us that you can't confirm your sign-in any more. If it wasn't you, keep your second step here. If it was you, there's nothing to do.",
    submit: 'Keep my second step',
    submitting: 'Keeping it…',
    refused: "We couldn't keep your second step",
    expired: 'Link expired?',
    expiredLink: 'Contact us',
    expiredPath: '/content/contact',
    doneTitle: 'Your second step stays on',
    done: 'Whoever asked us to remove it may know your password, so choose a new one now.',
    next: 'Choose a new password',
    nextPath: '/lost-pass',
  },
};

/** The page was reloaded, or opened without a link. */
export const noCode = {
  title: 'Open the link in your email again',
  help: "To keep your account safe, this page doesn't remember the link after a reload.",
} as const;
