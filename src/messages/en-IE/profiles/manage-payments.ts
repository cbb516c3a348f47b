/** Manage Payments on the profile (S2.profilePage.3). */
export const managePayments = {
  title: 'Manage Payments',
  help: 'Your cards, business accounts and Premium.',
  opening: 'Opening…',
} as const;
