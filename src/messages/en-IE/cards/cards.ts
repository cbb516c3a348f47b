/** The customer's cards (S2.profilePage.3, S4.cardStates.1); what is said while one is added: `card-add.ts`. */
export const cards = {
  title: 'Cards',
  add: 'Add card',
  loading: 'Loading your cards…',
  empty: 'No cards yet. Add one, and you can pay for your trips without cash.',
  failedTitle: 'We could not load your cards',
  failedHelp: 'They are safe with us.',
  staleTitle: 'We could not load your cards again',
  staleHelp: 'This is what we knew last.',
  retry: 'Try again',
  generic: 'Card',
  expires: 'Expires',
  expired: 'Expired',
  expiresSoon: 'Expiring Soon',
  remove: 'Remove',
  makeDefault: 'Make default',
  /** In place of the button before it. */
  isDefault: 'Default for bookings',
  defaultFailed: 'We couldn’t change your default card',
  replace: 'Replace card',

  dialogTitle: 'Add a card',
  opening: 'Opening the card form…',
  close: 'Close',
  cancel: 'Cancel',
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? 'One card could not be shown' : `${count} cards could not be shown`,
} as const;
