/** Going on without an account (S2.publicRoutes.2, S6.1). */
export const guest = {
  title: 'Continue as guest',
  help: 'Tell us who we drive and how the driver reaches you.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email Address',
  optional: ({ label }: { label: string }) => `${label} (optional)`,
  emailHint: 'For the confirmation of your booking.',
  submit: 'Continue',
  submitting: 'One moment…',
  summary: 'Please check this before you continue',
  refused: 'You cannot continue yet',
  others: 'Do you come more often?',
  createAccount: 'Create account',
  or: 'or',
  login: 'sign in',
} as const;
