/** Where a customer is in the app (D2.extensionGroups.support). */
export const customerWhereabouts = {
  action: 'Where are they?',
  actionFor: ({ name }: { name: string }) => `See where ${name} is in the app`,
  title: ({ name }: { name: string }) => `Where ${name} is in the app`,
  opening: 'Opening…',
  close: 'Close',
  asking: 'Looking…',
  notShownTitle: ({ name }: { name: string }) => `${name} doesn't show where they are`,
  notShownHelp: "Ask them to open 'Contact Us' and press 'Show where I am'. You'll see it here at once.",
  failedTitle: "We couldn't look",
  failedHelp: 'Please try again.',
  retry: 'Try again',
  list: 'Flows in the app, the latest change first',
  chart: 'Flow',
  state: 'State',
  since: 'Since',
  lastSeen: ({ moment }: { moment: string }) => `Last heard at ${moment}`,
} as const;
