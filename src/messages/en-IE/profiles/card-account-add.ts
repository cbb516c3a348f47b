/** The dialog that adds a business card account (S2.profilePage.5, S5.addCardAccount). */
export const cardAccountAdd = {
  title: 'Add card account',
  help: 'Trips that you book for the company are paid with the card that you choose.',
  close: 'Close',
  cancel: 'Cancel',
  companyName: 'Company Name',
  card: 'Card',
  addCard: 'Add a new card',
  noCards: 'You have no card yet. Add one, and it pays for this account.',
  summary: 'Please check this before you add the account',
  refused: 'This account was not added',
  add: 'Add account',
  adding: 'Adding the account…',
} as const;
