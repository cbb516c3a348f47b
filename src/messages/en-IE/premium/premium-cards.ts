/**
 * The customer's Premium subscriptions, the dialog that cancels one (S8.cancelSubscriptionConfirm) and the way to
 * withdraw from one (D2.extensionGroups.withdrawal).
 */
export const premiumCards = {
  title: 'Premium',
  loading: 'Loading your Premium subscription…',
  failedTitle: "We couldn't load your Premium subscription",
  failedHelp: "Your subscription isn't affected.",
  staleTitle: "We couldn't refresh your Premium subscription",
  staleHelp: 'Showing the last details we have.',
  retry: 'Try again',

  names: { personal: 'Personal Premium', business: 'Business Premium' },
  month: 'per month',
  vatIncluded: 'incl. VAT',
  vatExcluded: 'excl. VAT',
  benefit: 'First trip off per month: use it or lose it.',
  nextPayment: ({ date }: { date: string }) => `Next payment on ${date}`,
  endsOn: ({ date }: { date: string }) => `Ends on ${date}`,
  noCard: 'No card selected.',
  unknownCard: "The card isn't in your list.",
  paidWith: 'Paid with',
  changeCard: 'Change card',
  /** The names of the buttons; each begins with what it shows. */
  changeCardOf: ({ name }: { name: string }) => `Change card of ${name}`,
  cancel: 'Cancel Premium',
  cancelOf: ({ name }: { name: string }) => `Cancel Premium: ${name}`,
  resume: 'Resume Premium',
  resumeOf: ({ name }: { name: string }) => `Resume Premium: ${name}`,
  withdraw: 'Withdraw from contract here',
  withdrawOf: ({ name }: { name: string }) => `Withdraw from contract here: ${name}`,
  cancelUntil: ({ date }: { date: string }) => `Cancel any time and keep your benefits until ${date}.`,
  withdrawUntil: ({ date }: { date: string }) => `Available until ${date}, with a refund of what you paid.`,

  question: 'Are you sure you wish to cancel your Premium subscription?',
  irreversible: 'This action cannot be undone',
  losesOn: ({ date }: { date: string }) =>
    `You'll keep your benefits until ${date}. You won't be charged for Premium again.`,
  loses: "You'll lose your first trip off per month.",
  reason: 'Why are you cancelling? (optional)',
  dismiss: 'Close',
  keep: 'Keep Premium',
  confirm: 'Cancel Premium',
  cancelling: 'Cancelling Premium…',
  refused: "We couldn't cancel your Premium subscription",
  leftOut: ({ count }: { count: number }) =>
    count === 1
      ? "One Premium subscription couldn't be shown"
      : `${count} Premium subscriptions couldn't be shown`,
} as const;
