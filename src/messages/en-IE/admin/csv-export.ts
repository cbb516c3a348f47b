/** 'Export CSV' above the tables of admins and below a customer's staff activity (own): a file of what is shown. */
export const csvExport = {
  export: 'Export CSV',
  exporting: 'Creating the file…',
  saved: ({ name }: { name: string }) => `Downloaded as ${name}.`,
  savedPage: ({ name }: { name: string }) => `Downloaded as ${name}. It has one page of customers.`,
  failed: "We couldn't create the file. Please try again.",
  nothing: 'There is nothing to export yet.',
  fileName: ({ what, date }: { what: string; date: string }) => `${what}-${date}.csv`,
  names: {
    audit: 'audit',
    customers: 'customers',
    requests: 'credit-account-requests',
    staffActivity: 'staff-activity',
  },
  yes: 'Yes',
  no: 'No',
} as const;
