/** Somebody has signed in in another tab while a visitor registers in this one (D3.13). */
export const signedInElsewhere = {
  title: 'Somebody signed in in another tab',
  help: 'What you entered here has not been sent. Keep this page to go on registering, or go on with the account of the other tab: then what you entered here is gone.',
  keep: 'Keep this page',
  join: 'Go on with that account',
  close: 'Close',
} as const;
