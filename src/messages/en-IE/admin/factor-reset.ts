/** An admin removes the second step of a customer who has lost theirs (D2.extensionGroups.secondFactor). */
export const factorReset = {
  action: 'Lost second step',
  actionFor: ({ name }: { name: string }) => `Remove the lost second step of ${name}`,
  title: ({ name }: { name: string }) => `Remove the second step of ${name}?`,
  help: 'Use this if they have lost their device and their recovery codes. They can then sign in with their password alone.',
  waits:
    "We'll email them now and remove it after 24 hours, so that they can stop it if someone else asked you.",
  opening: 'Opening…',
  close: 'Close',
  form: {
    hint: 'For example: customer lost her phone and called from the number in her profile.',
    begin: 'Remove second step',
    beginning: 'Starting…',
    refused: "We couldn't remove the second step",
  },
  begunTitle: ({ name }: { name: string }) => `The second step of ${name} will be removed`,
  begun: 'We emailed the customer. Unless they stop it, it is removed after 24 hours.',
  done: 'Done',
} as const;
