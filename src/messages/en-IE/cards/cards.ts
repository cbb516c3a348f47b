/** The customer's cards (S2.profilePage.3, S4.cardStates.1); what is said while one is added: `card-add.ts`. */
export const cards = {
  title: 'Cards',
  add: 'Add card',
  loading: 'Loading your cards…',
  empty: 'No cards yet. Add one to pay for trips without cash.',
  failedTitle: "We couldn't load your cards",
  failedHelp: 'Your cards are safe.',
  staleTitle: "We couldn't refresh your cards",
  staleHelp: 'Showing the last details we have.',
  retry: 'Try again',
  generic: 'Card',
  expires: 'Expires',
  expired: 'Expired',
  expiresSoon: 'Expiring Soon',
  remove: 'Remove',
  makeDefault: 'Make default',
  /** In place of the button before it. */
  isDefault: 'Default for bookings',
  defaultFailed: "We couldn't change your default card",
  replace: 'Replace card',

  /** The search field of a long list. */
  search: 'Search your cards',
  searchHint: 'Name, brand, last four digits or expiry',
  found: ({ found, all }: { found: number; all: number }) => `${found} of ${all} cards`,
  nothingFound: 'No card matches your search.',
  showAll: 'Show all cards',

  dialogTitle: 'Add a card',
  opening: 'Opening the card form…',
  close: 'Close',
  cancel: 'Cancel',
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? "One card couldn't be shown" : `${count} cards couldn't be shown`,
} as const;
