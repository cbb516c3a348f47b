/** Asking for a link to choose a new password (S2.publicRoutes.5). */
export const lostPassword = {
  title: 'Forgot your password?',
  help: "Enter your email address and we'll send you a link to reset your password.",
  email: 'Email Address',
  submit: 'Send the link',
  again: 'Send it again',
  submitting: 'Sending…',
  summary: 'There is a problem',
  refused: "We couldn't send the link",
  sentTitle: 'Check your email',
  sent: ({ email }: { email: string }) =>
    `If an account exists for ${email}, we've sent you a link. The link expires in one hour.`,
  nothing: 'No email after a few minutes? Check your spam folder, check the address, then send it again.',
  remembered: 'Remembered it?',
  login: 'Sign in',
} as const;
