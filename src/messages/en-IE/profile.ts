/** The profile page (specification, section 2 "Profile page"). */
export const profile = {
  title: 'Profile',
  managePayments: 'Manage Payments',
  managePaymentsHelp: 'The cards you pay with.',
} as const;
