const customers = (count: number, total: string): string =>
  count === 1 ? '1 customer' : `${total} customers`;

/** The admin's search for customers (D2.extensionGroups.admin), and 'Log in as' (S6.4). */
export const customerSearch = {
  title: 'Customers',
  help: 'Find a customer, and act for them.',
  label: 'Name, e-mail or phone',
  search: 'Search',
  searching: 'Searching…',

  everybody: ({ count, total }: { count: number; total: string }) => customers(count, total),
  matching: ({ count, total, query }: { count: number; total: string; query: string }) =>
    `${customers(count, total)} found for “${query}”`,
  nobody: 'There are no customers yet.',
  noMatch: ({ query }: { query: string }) => `No customer found for “${query}”`,
  noMatchHelp:
    'Check the spelling, or search for less: a part of a name, an e-mail address or a phone number.',
  showAll: 'Show all customers',
  noSuchPage: ({ page }: { page: string }) => `There is no page ${page}`,
  lastPage: 'Go to the last page',

  failedTitle: 'We could not search',
  failedHelp: 'Nothing is lost. Please try again.',
  staleTitle: 'We could not search again',
  staleHelp: 'The customers below are those of the search before. Please try again.',
  retry: 'Try again',

  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  profileType: 'Profile',
  premium: 'Premium',
  hasPremium: 'Premium',
  action: 'Act for them',
  dash: '–',
  unknown: 'Not known',
  noPremium: 'No',

  pages: 'Pages of customers',
  page: ({ page, pages }: { page: string; pages: string }) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',

  logInAs: 'Log in as',
  logInAsName: ({ name }: { name: string }) => `Log in as ${name}`,
  opening: 'Opening…',
  close: 'Close',
  consequence: 'What you do from then on is done in their name, and goes on record with your reason.',
  reason: 'Reason',
  reasonHint: 'Such as: asked us by phone to change a card.',
  cancel: 'Cancel',
  begin: 'Log in as customer',
  beginning: 'Logging in…',
  summary: 'Please check this',
  refused: 'You are not logged in as this customer',
  notBegun: 'The server still takes you for yourself. Try again.',
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? 'One customer could not be shown' : `${count} customers could not be shown`,
} as const;
