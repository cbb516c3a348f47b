/** The add-new chooser of the profile (S2.profilePage.3). */
export const addNew = {
  title: 'Add a new profile',
  help: 'What would you like to add?',
  close: 'Close',
  business: 'Business',
  businessHelp: ({ users }: { users: number }) =>
    `Pay by card as you go for up to ${users} users – or get Premium for yourself or your team.`,
  billPay: 'Bill Pay',
  billPayHelp: ({ days }: { days: number }) =>
    `Business+, invoiced weekly or monthly. Apply online; we'll reply within ${days} working days.`,
} as const;
