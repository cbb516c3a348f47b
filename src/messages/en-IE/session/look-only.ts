/** The banner of an admin who only looks at the account of a customer (D2.extensionGroups.lookOnly). */
export const lookOnly = {
  label: 'Looking at the account of a customer',
  lookingAt: ({ name }: { name: string }) => `You are only looking at the account of ${name}`,
  refusedWrite: 'Nothing was changed. To make a change, act for the customer first.',
  act: 'Act for customer',
  opening: 'Opening…',
  notBegun: "We couldn't let you act for this customer. Please try again.",
} as const;
