/** Manage Payments on the profile (S2.profilePage.3). */
export const managePayments = {
  title: 'Manage Payments',
  help: 'The cards you pay with, the accounts they belong to, and Premium.',
  opening: 'Opening…',
} as const;
