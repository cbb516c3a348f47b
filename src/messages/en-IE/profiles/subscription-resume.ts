/** The dialog that resumes Premium (D2.extensionGroups.resume). */
export const subscriptionResume = {
  title: ({ name }: { name: string }) => `Resume ${name}?`,
  renews: ({ date, price }: { date: string; price: string }) =>
    `It will renew on ${date}. Your current price is ${price} per month.`,
  renewsUnpriced: ({ date }: { date: string }) => `It will renew on ${date}.`,
  benefit: "You'll keep your first trip off per month.",
  dismiss: 'Close',
  keep: 'Leave it cancelled',
  confirm: 'Resume Premium',
  resuming: 'Resuming Premium…',
  refused: "We couldn't resume your Premium subscription",
} as const;
