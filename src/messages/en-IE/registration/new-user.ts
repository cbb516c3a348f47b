/** The notice that an account was made (S2.publicRoutes.10). */
export const newUser = {
  title: 'Your account is ready',
  mailed: 'We have sent a temporary password to your email address.',
  first: 'Sign in with it; then you choose a password of your own.',
  login: 'Sign in',
  nothing: 'No mail after some minutes? Look among the unwanted mail, or',
  lost: 'ask for a new password',
} as const;
