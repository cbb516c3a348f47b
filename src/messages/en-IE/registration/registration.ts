/** Registering as a new customer (S2.registration.1). */
export const registration = {
  title: 'Create an account',
  premiumTitle: 'Sign up for Premium',
  outcomeUnknownTitle: 'Check your email',
  outcomeUnknownHelp:
    "We didn't get a response, so we don't know whether your account was created. If it was, an email with your temporary password is on its way. If it hasn't arrived in ten minutes, go back and send your details again. We've kept what you entered, except for card details, and you won't be charged twice.",
  unconfirmedPassword: "Didn't get the email?",
  newPassword: 'Get a new password',
  backToForm: 'Back to what I entered',
  toLogin: 'Go to the login page',
  brokenTitle: 'The form stopped working',
  brokenHelp: "We've kept what you entered, except for card details. Reopen the form to continue.",
  reopen: 'Reopen the form',
} as const;
