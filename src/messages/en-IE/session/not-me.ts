/** The page of the link 'This was not me' in a mail about a new sign-in (D2.extensionGroups.devices). */
export const notMe = {
  title: "Wasn't this you?",
  help: "If you didn't sign in with the device that our email names, sign it out here and choose a new password. If it was you, there's nothing to do.",
  submit: 'Sign that device out',
  submitting: 'Signing out…',
  refused: "We couldn't sign that device out",
  expired: 'Link expired?',
  lostPassword: 'Reset your password',
  doneTitle: 'That device is signed out',
  done: 'Whoever used it may know your password, so choose a new one now.',
  next: 'Choose a new password',
  noCodeTitle: 'Open the link in your email again',
  noCode: "To keep your account safe, this page doesn't remember the link after a reload.",
} as const;
