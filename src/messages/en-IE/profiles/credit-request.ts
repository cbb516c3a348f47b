/** The dialog that applies for a credit account (S2.profilePage.5). */
export const creditRequest = {
  title: 'Request Bill Pay',
  help: ({ days }: { days: number }) =>
    `Business+ is invoiced weekly or monthly. You apply, and we reply within ${days} working days.`,
  close: 'Close',
  cancel: 'Cancel',
  summary: 'Please check this before you send the request',
  refused: 'Your request was not sent',
  send: 'Request Bill Pay',
  sending: 'Sending your request…',
} as const;
