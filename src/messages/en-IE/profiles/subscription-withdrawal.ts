/** The dialog that withdraws from a contract (D2.extensionGroups.withdrawal; Directive 2023/2673). */
export const subscriptionWithdrawal = {
  title: ({ name }: { name: string }) => `Withdraw from ${name}`,
  consequence: "Premium ends immediately, and we'll refund what you paid.",
  declarant: 'Your name',
  contract: 'Contract',
  price: ({ name, price }: { name: string; price: string }) => `${name}, ${price} per month`,
  confirmationTo: "We'll send confirmation to",
  dismiss: 'Close',
  keep: 'Keep Premium',
  confirm: 'Confirm withdrawal',
  sending: 'Sending your withdrawal…',
  refused: "We couldn't process your withdrawal",

  doneTitle: 'We have received your withdrawal',
  doneOn: ({ name, moment }: { name: string; moment: string }) => `You withdrew from ${name} on ${moment}.`,
  done: ({ name }: { name: string }) => `You have withdrawn from ${name}.`,
  givenBack: ({ amount, number }: { amount: string; number: string }) =>
    `We'll refund ${amount} (receipt ${number}).`,
  mailed: ({ email }: { email: string }) => `We've emailed confirmation to ${email}, with the date and time.`,
  close: 'Back to your profile',
} as const;
