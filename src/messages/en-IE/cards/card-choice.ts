/** The dialog that chooses a card for a subscription or an account (S2.profilePage.5). */
export const cardChoice = {
  title: 'Select a card',
  help: ({ what }: { what: string }) => `The card that you choose pays for ${what} from now on.`,
  card: 'Card',
  paysNow: 'Pays now',
  expired: 'This card has expired, so it cannot be chosen.',
  gone: 'This card is not in your list any more. Choose another one.',
  addNew: 'Add a new card',
  empty: 'You have no card yet. Add one, and it is chosen at once.',
  choose: 'Use this card',
  changing: 'Changing the card…',
  checking: 'Checking your cards…',
  summary: 'Please check this before you change the card',
  refused: 'The card was not changed',
  cancel: 'Cancel',
  close: 'Close',
} as const;
