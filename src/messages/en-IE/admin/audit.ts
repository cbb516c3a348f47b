const entries = (count: number, total: string): string => (count === 1 ? '1 entry' : `${total} entries`);

/** What admins did (D2.extensionGroups.admin): all of it for admins, and to each customer what was done to them. */
export const audit = {
  title: 'Audit',
  help: 'What admins have done, as themselves or on behalf of customers.',
  loading: 'Loading the audit…',
  empty: 'No admin activity yet.',
  failedTitle: "We couldn't load the audit",
  staleTitle: "We couldn't refresh the audit",
  failedHelp: 'The records are safe.',
  retry: 'Try again',

  search: 'Staff, customer, action or reason',
  allEntries: ({ count, total }: { count: number; total: string }) => entries(count, total),
  newestEntries: ({ total }: { total: string }) => `The newest ${total} entries`,
  someNewest: ({ found, total }: { found: string; total: string }) =>
    `${found} of the newest ${total} entries`,
  someEntries: ({ found, count, total }: { found: string; count: number; total: string }) =>
    `${found} of ${entries(count, total)}`,
  noMatch: ({ query }: { query: string }) => `No entry found for “${query}”.`,
  showAll: 'Show all',
  pages: 'Pages of the audit',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first', staff: 'By staff', customer: 'By customer' },

  when: 'When',
  who: 'Who',
  what: 'What',
  forWhom: 'Customer',
  reason: 'Reason',
  sessionStart: 'Signed in since',
  nobody: 'Closed account',
  session: ({ customer }: { customer: string }) => `Signed in as ${customer}`,
  becauseOf: ({ reason }: { reason: string }) => `Reason: ${reason}`,

  ownTitle: 'Account activity by our staff',
  ownHelp:
    "When our staff look at your account, decide something for you or act on your behalf, it's recorded here.",
  ownLoading: 'Loading staff activity…',
  ownEmpty: 'No staff activity yet.',
  ownFailedTitle: "We couldn't load staff activity",
  ownFailedHelp: 'Your records are safe.',
  ownSession: 'Signed in to your account',
  ownSearch: 'Search staff activity',
  ownEarlier: ({ count, total }: { count: number; total: string }) =>
    count === 1 ? '1 earlier entry' : `${total} earlier entries`,
  ownPages: 'Pages of earlier staff activity',
  earlier: ({ count }: { count: number }) => `Earlier (${count})`,
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? "One entry couldn't be shown" : `${count} entries couldn't be shown`,
} as const;
