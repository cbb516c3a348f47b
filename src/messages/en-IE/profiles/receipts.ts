/** The customer's receipts on the profile (D2.extensionGroups.receipts). */
export const receipts = {
  title: 'Receipts',
  list: 'Receipts',
  loading: 'Loading your receipts…',
  empty: 'No receipts yet. What you pay for Premium appears here.',
  failedTitle: 'We could not load your receipts',
  failedHelp: 'They are safe with us.',
  staleTitle: 'We could not load your receipts again',
  staleHelp: 'This is what we knew last.',
  retry: 'Try again',

  issued: ({ day, number }: { day: string; number: string }) => `${day} · ${number}`,

  download: 'Download PDF',
  /** The name of the button, which begins with what it shows. */
  downloadOf: ({ number }: { number: string }) => `Download PDF of receipt ${number}`,
  downloading: 'Downloading…',
  saved: ({ name }: { name: string }) => `${name} was downloaded.`,
  notDownloaded: ({ number }: { number: string }) => `Receipt ${number} could not be downloaded`,
  notDownloadedHelp: 'Nothing was saved. Please try again.',
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? 'One receipt could not be shown' : `${count} receipts could not be shown`,
} as const;
