/** The admins' sign-in screen (S2.publicRoutes.6). */
export const adminLogin = {
  title: 'Admin sign-in',
  help: 'For office staff.',
  customers: 'Are you a customer?',
  customerLogin: 'Sign in here',
} as const;
