/** Manage Payments on the profile (specification, section 2 "Profile page"). */
export const managePayments = {
  title: 'Manage Payments',
  help: 'The cards you pay with, the accounts they belong to, and Premium.',
  opening: 'Opening…',
} as const;
