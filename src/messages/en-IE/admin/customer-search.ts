const customers = (count: number, total: string): string =>
  count === 1 ? '1 customer' : `${total} customers`;

/** The admin's search for customers (D2.extensionGroups.admin), and 'Sign in as' (S6.4). */
export const customerSearch = {
  title: 'Customers',
  help: 'Find a customer to act on their behalf.',
  label: 'Name, email or phone',
  search: 'Search',
  searching: 'Searching…',

  everybody: ({ count, total }: { count: number; total: string }) => customers(count, total),
  matching: ({ count, total, query }: { count: number; total: string; query: string }) =>
    `${customers(count, total)} found for “${query}”`,
  nobody: 'There are no customers yet.',
  noMatch: ({ query }: { query: string }) => `No customer found for “${query}”`,
  noMatchHelp: 'Check the spelling, or try part of a name, email address or phone number.',
  showAll: 'Show all customers',
  noSuchPage: ({ page }: { page: string }) => `There is no page ${page}`,
  lastPage: 'Go to the last page',

  failedTitle: "We couldn't load the customers",
  failedHelp: 'Please try again in a moment.',
  staleTitle: "We couldn't run this search",
  staleHelp: 'The customers below are from your last search. Please try again.',
  retry: 'Try again',

  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  profileType: 'Profile',
  premium: 'Premium',
  hasPremium: 'Premium',
  action: 'Actions',
  dash: '–',
  unknown: 'Not known',
  noPremium: 'No',

  pages: 'Pages of customers',

  logInAs: 'Sign in as',
  logInAsName: ({ name }: { name: string }) => `Sign in as ${name}`,
  opening: 'Opening…',
  close: 'Close',
  consequence: 'Everything you do on their behalf will be recorded with this reason.',
  lookOnly:
    "You'll see what they see, but you can't change anything until you choose to act for them. The customer can see that you looked, and this reason.",
  form: {
    hint: 'For example: customer phoned to change a card.',
    begin: 'Sign in as customer',
    beginning: 'Signing in…',
    refused: "We couldn't sign you in as this customer",
  },
  notBegun: "We couldn't switch you to this customer. Please try again.",
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? "One customer couldn't be shown" : `${count} customers couldn't be shown`,
} as const;
