/** The customer's receipts on the profile (D2.extensionGroups.receipts). */
export const receipts = {
  title: 'Receipts',
  list: 'Receipts',
  loading: 'Loading your receipts…',
  empty: 'No receipts yet. Receipts for Premium payments will appear here.',
  failedTitle: "We couldn't load your receipts",
  failedHelp: 'Your receipts are safe.',
  staleTitle: "We couldn't refresh your receipts",
  staleHelp: 'Showing the last details we have.',
  retry: 'Try again',

  issued: ({ day, number }: { day: string; number: string }) => `${day} · ${number}`,

  download: 'Download PDF',
  /** The name of the button, which begins with what it shows. */
  downloadOf: ({ number }: { number: string }) => `Download PDF of receipt ${number}`,
  downloading: 'Downloading…',
  saved: ({ name }: { name: string }) => `Downloaded ${name}.`,
  notDownloaded: ({ number }: { number: string }) => `We couldn't download receipt ${number}`,
  notDownloadedHelp: 'Nothing was saved. Please try again.',
  leftOut: ({ count }: { count: number }) =>
    count === 1 ? "One receipt couldn't be shown" : `${count} receipts couldn't be shown`,
} as const;
