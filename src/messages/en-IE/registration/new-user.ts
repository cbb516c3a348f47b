/** The notice that an account was made (S2.publicRoutes.10). */
export const newUser = {
  title: 'Your account is ready',
  mailed: "We've emailed you a temporary password.",
  first: 'Sign in with it, then choose your own password.',
  login: 'Sign in',
  nothing: 'No email after a few minutes? Check your spam folder, or',
  lost: 'ask for a new password',
} as const;
