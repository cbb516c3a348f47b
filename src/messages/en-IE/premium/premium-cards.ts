/**
 * The customer's Premium subscriptions, the dialog that cancels one (S8.cancelSubscriptionConfirm) and the way to
 * withdraw from one (D2.extensionGroups.withdrawal).
 */
export const premiumCards = {
  title: 'Premium',
  loading: 'Loading your Premium subscription…',
  failedTitle: 'We could not load your Premium subscription',
  failedHelp: 'It runs on as before.',
  staleTitle: 'We could not load your Premium subscription again',
  staleHelp: 'This is what we knew last.',
  retry: 'Try again',

  names: { personal: 'Personal Premium', business: 'Business Premium' },
  month: 'a month',
  vatIncluded: 'including VAT',
  vatExcluded: 'excluding VAT',
  benefit: 'First trip off per month: use it or lose it.',
  endsOn: ({ date }: { date: string }) => `Ends on ${date}`,
  noCard: 'No card is chosen.',
  unknownCard: 'The card is not in your list.',
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
  withdrawUntil: ({ date }: { date: string }) => `Possible until ${date}`,

  question: 'Are you sure you wish to cancel your Premium subscription?',
  irreversible: 'This action cannot be undone',
  losesOn: ({ date }: { date: string }) => `You keep your first trip off per month until ${date}.`,
  loses: 'Your first trip off per month goes with it.',
  reason: 'Why are you cancelling? (optional)',
  dismiss: 'Close',
  keep: 'Keep Premium',
  confirm: 'Cancel Premium',
  cancelling: 'Cancelling Premium…',
  refused: 'Your Premium subscription is not cancelled',
  leftOut: ({ count }: { count: number }) =>
    count === 1
      ? 'One Premium subscription could not be shown'
      : `${count} Premium subscriptions could not be shown`,
} as const;
