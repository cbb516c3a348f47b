/** Choosing a new password with the link of a mail (S2.publicRoutes.7). */
export const reset = {
  title: 'Choose a new password',
  help: "You'll use it to sign in from now on.",
  password: 'New Password',
  submit: 'Save the new password',
  submitting: 'Saving…',
  summary: 'There is a problem',
  refused: "We couldn't change your password",
  expired: 'Link expired?',
  newLink: 'Ask for a new link',
  doneTitle: 'Your password has been changed',
  done: 'Sign in with your new password.',
  doneInApp: 'Go back to the app and sign in with your new password.',
  login: 'Sign in',
  noCodeTitle: 'Open the link in your email again',
  noCode: "To keep your account safe, this page doesn't remember the link after a reload.",
} as const;
