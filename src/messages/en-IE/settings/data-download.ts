/** 'Download my data' on the profile (own). */
export const dataDownload = {
  title: 'Your data',
  help: 'A file with what this app holds about you: your details, settings, cards, Premium, payment profiles and receipts. It holds no passwords and no card numbers.',
  download: 'Download my data',
  gathering: 'Getting your data…',
  saved: ({ name }: { name: string }) => `Your data were downloaded as ${name}.`,
  failedTitle: 'Your data could not be downloaded',
  failedHelp: 'Some of them could not be read, so there is no file. Please try again.',
  fileName: ({ date }: { date: string }) => `my-data-${date}.json`,
} as const;
