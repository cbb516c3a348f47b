/** Closing the customer's own account (S8.closeAccountConfirm, to the letter). */
export const closeAccount = {
  title: 'Close My Account',
  help: 'Closing your account is permanent.',
  open: 'Close My Account',
  opening: 'Opening…',

  question: 'Are you sure you want to close your account?',
  consequence: 'All of your information will be deleted from our web booking platform',
  irreversible: 'This action cannot be undone',
  premiumTitle: 'You have an active Premium subscription',
  premiumHelp: 'It ends when you close your account, along with your free first trip each month.',
  dismiss: 'Close',
  cancel: 'Cancel',
  confirm: 'Close Account',
  closing: 'Closing your account…',
  refused: "We couldn't close your account",

  loggingOut: 'Signing you out…',
  logOut: 'Sign out',
  closedTitle: 'Your account is closed',
  closedHelp:
    "All of your information has been deleted from our web booking platform, and you're signed out.",
  signedOutTitle: "You're signed out",
  signedOutHelp:
    "We didn't get a response when you closed your account. If you can still sign in, your account is open. Please try again.",
} as const;
