/** The forms in which an admin says why: to sign in as a customer (S6.4), and to act (D2.extensionGroups.lookOnly). */
export const actingReason = {
  reason: 'Reason',
  summary: 'There is a problem',
  cancel: 'Cancel',
  close: 'Close',
  actFor: ({ name }: { name: string }) => `Act for ${name}`,
  consequence:
    'You can then make changes on their behalf. Each one is recorded with this reason, and the customer can read it.',
  act: {
    hint: 'For example: customer asked us to remove the old card.',
    begin: 'Start acting',
    beginning: 'Starting…',
    refused: "You can't act for this customer yet",
  },
} as const;
