/** The dialog that applies for a credit account (S2.profilePage.5). */
export const creditRequest = {
  title: 'Request Bill Pay',
  help: ({ days }: { days: number }) =>
    `Business+ is invoiced weekly or monthly. Apply here and we'll reply within ${days} working days.`,
  close: 'Close',
  cancel: 'Cancel',
  summary: 'There is a problem',
  refused: "We couldn't send your request",
  send: 'Request Bill Pay',
  whyNot: "Why can't I send this?",
  sending: 'Sending your request…',
} as const;
