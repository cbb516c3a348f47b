/** The dialog that adds a business card account (S2.profilePage.5, S5.addCardAccount). */
export const cardAccountAdd = {
  title: 'Add business account',
  help: 'Trips you book for the company will be charged to the card you choose.',
  close: 'Close',
  cancel: 'Cancel',
  companyName: 'Company Name',
  card: 'Card',
  addCard: 'Add a new card',
  noCards: "You don't have a card yet. Add one to pay for this account.",
  summary: 'There is a problem',
  refused: "We couldn't add this account",
  add: 'Add account',
  adding: 'Adding the account…',
} as const;
