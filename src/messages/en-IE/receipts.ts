/** The customer's receipts on the profile (decisions, "Extension groups": `receipts`). */
export const receipts = {
  title: 'Receipts',
  list: 'Receipts',
  loading: 'Loading your receipts…',
  empty: 'No receipts yet. What you pay for Premium appears here.',
  failedTitle: 'We could not load your receipts',
  failedHelp: 'They are safe with us. Check your connection and try again.',
  staleTitle: 'We could not load your receipts again',
  staleHelp: 'This is what we knew last. Check your connection and try again.',
  retry: 'Try again',

  issued: ({ day, number }: { day: string; number: string }) => `${day} · ${number}`,

  download: 'Download PDF',
  /** The name of the button, which begins with what it shows. */
  downloadOf: ({ number }: { number: string }) => `Download PDF of receipt ${number}`,
  downloading: 'Downloading…',
  saved: ({ name }: { name: string }) => `${name} was downloaded.`,
  notDownloaded: ({ number }: { number: string }) => `Receipt ${number} could not be downloaded`,
  notDownloadedHelp: 'Nothing was saved. Check your connection and try again.',
} as const;
