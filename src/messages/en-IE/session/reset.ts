/** Choosing a new password with the link of a mail (S2.publicRoutes.7). */
export const reset = {
  title: 'Choose a new password',
  help: 'You sign in with it from now on.',
  password: 'New Password',
  submit: 'Save the new password',
  submitting: 'Saving…',
  summary: 'Please check this before you save it',
  refused: 'Your password is not changed',
  expired: 'Does the link not work any more?',
  newLink: 'Ask for a new link',
  doneTitle: 'Your password is changed',
  done: 'Sign in with your new password.',
  doneInApp: 'Go back to the app and sign in with your new password.',
  login: 'Sign in',
  noCodeTitle: 'Open the link in your mail again',
  noCode: 'To keep your account safe, this page forgets the link as soon as it is loaded again.',
} as const;
