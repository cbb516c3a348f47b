/** The admins' sign-in screen (specification, section 2, public routes). */
export const adminLogin = {
  title: 'Admin sign in',
  help: 'For the people in the office.',
  customers: 'Are you a customer?',
  customerLogin: 'Sign in here',
} as const;
