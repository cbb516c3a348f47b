/** Going on without an account (S2.publicRoutes.2, S6.1). */
export const guest = {
  title: 'Continue as guest',
  help: 'Tell us your name and how the driver can reach you.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email Address',
  optional: ({ label }: { label: string }) => `${label} (optional)`,
  emailHint: 'For your booking confirmation.',
  submit: 'Continue',
  submitting: 'Signing you in…',
  summary: 'There is a problem',
  refused: 'There is a problem',
  others: 'Travel with us often?',
  createAccount: 'Create account',
  or: 'or',
  login: 'sign in',
} as const;
