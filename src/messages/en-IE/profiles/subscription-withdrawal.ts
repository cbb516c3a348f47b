/** The dialog that withdraws from a contract (D2.extensionGroups.withdrawal; Directive 2023/2673). */
export const subscriptionWithdrawal = {
  title: ({ name }: { name: string }) => `Withdraw from ${name}`,
  consequence: 'Premium ends at once, and you get back what you paid for it.',
  declarant: 'Your name',
  contract: 'Contract',
  price: ({ name, price }: { name: string; price: string }) => `${name}, ${price} a month`,
  confirmationTo: 'Confirmation goes to',
  dismiss: 'Close',
  keep: 'Keep Premium',
  confirm: 'Confirm withdrawal',
  sending: 'Sending your withdrawal…',
  refused: 'You have not withdrawn from the contract',

  doneTitle: 'We have received your withdrawal',
  doneOn: ({ name, moment }: { name: string; moment: string }) => `You withdrew from ${name} on ${moment}.`,
  done: ({ name }: { name: string }) => `You have withdrawn from ${name}.`,
  givenBack: ({ amount, number }: { amount: string; number: string }) =>
    `${amount} goes back to you: receipt ${number}.`,
  mailed: ({ email }: { email: string }) => `A mail to ${email} confirms it, with date and time.`,
  close: 'Back to the profile',
} as const;
