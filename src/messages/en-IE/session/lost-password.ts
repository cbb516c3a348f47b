/** Asking for a link to choose a new password (S2.publicRoutes.5). */
export const lostPassword = {
  title: 'Forgot your password?',
  help: 'Tell us the email address of your account, and we send you a link to choose a new password.',
  email: 'Email Address',
  submit: 'Send the link',
  again: 'Send it again',
  submitting: 'Sending…',
  summary: 'Please check this before you send it',
  refused: 'The link was not sent',
  sentTitle: 'Check your mail',
  sent: ({ email }: { email: string }) =>
    `If an account exists for ${email}, a mail is on its way. The link in it works for an hour.`,
  nothing: 'No mail after some minutes? Look among the unwanted mail, check the address, and send it again.',
  remembered: 'Do you know it again?',
  login: 'Sign in',
} as const;
