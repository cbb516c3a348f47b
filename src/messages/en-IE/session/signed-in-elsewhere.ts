/** Somebody has signed in in another tab while a visitor registers in this one (D3.13). */
export const signedInElsewhere = {
  title: 'Someone signed in in another tab',
  help: "What you entered here hasn't been sent. Keep this page to continue registering, or continue with the account from the other tab and lose what you entered here.",
  keep: 'Keep this page',
  join: 'Continue with that account',
  close: 'Close',
} as const;
