/** The dialog that chooses a card for a subscription or an account (S2.profilePage.5). */
export const cardChoice = {
  title: 'Select a card',
  help: ({ what }: { what: string }) => `From now on we'll charge this card for ${what}.`,
  card: 'Card',
  paysNow: 'Current card',
  expired: 'This card has expired. Choose another one.',
  gone: 'This card is no longer in your list. Choose another one.',
  addNew: 'Add a new card',
  empty: "You don't have a card yet. Add one and we'll select it for you.",
  choose: 'Use this card',
  changing: 'Changing the card…',
  checking: 'Checking your cards…',
  summary: 'There is a problem',
  refused: "We couldn't change the card",
  cancel: 'Cancel',
  close: 'Close',
} as const;
