/** Registering as a new customer (S2.registration.1). */
export const registration = {
  title: 'Create an account',
  premiumTitle: 'Sign up for Premium',
  outcomeUnknownTitle: 'Look at your mail',
  outcomeUnknownHelp:
    'We got no answer, so we cannot say whether your account is there. If it is, an email with your temporary password is on its way. If none has come in ten minutes, go back to what you entered and send it again: it is kept, except for card details, and nothing was charged twice.',
  unconfirmedPassword: 'The email did not arrive?',
  newPassword: 'Get a new password',
  backToForm: 'Back to what I entered',
  toLogin: 'Go to the login page',
  brokenTitle: 'The form stopped working',
  brokenHelp: 'What you entered is kept, except for card details. Open the form again to go on.',
  reopen: 'Open the form again',
} as const;
