/** Closing the customer's own account (S8.closeAccountConfirm, to the letter). */
export const closeAccount = {
  title: 'Close My Account',
  help: 'You can close your account at any time. It is for good.',
  open: 'Close My Account',
  opening: 'Opening…',

  question: 'Are you sure you want to close your account?',
  consequence: 'All of your information will be deleted from our web booking platform',
  irreversible: 'This action cannot be undone',
  premiumTitle: 'You have an active Premium subscription',
  premiumHelp: 'It ends with your account, and your first trip off per month with it.',
  dismiss: 'Close',
  cancel: 'Cancel',
  confirm: 'Close Account',
  closing: 'Closing your account…',
  refused: 'Your account is not closed',

  loggingOut: 'Logging you out…',
  logOut: 'Log out',
  closedTitle: 'Your account is closed',
  closedHelp: 'All of your information was deleted from our web booking platform. You are logged out.',
  signedOutTitle: 'You are logged out',
  signedOutHelp:
    'We got no answer when you closed your account. If you can still log in, it is open: please close it again.',
} as const;
