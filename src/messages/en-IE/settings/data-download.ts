/** 'Download my data' on the profile (own). */
export const dataDownload = {
  title: 'Your data',
  help: "Download a copy of the data this app holds about you: your details, settings, cards, Premium, payment profiles and receipts. Passwords and card numbers aren't included.",
  download: 'Download my data',
  gathering: 'Getting your data…',
  saved: ({ name }: { name: string }) => `Your data has been downloaded as ${name}.`,
  failedTitle: "We couldn't download your data",
  failedHelp: "We couldn't read some of it, so no file was created. Please try again.",
  fileName: ({ date }: { date: string }) => `my-data-${date}.json`,
} as const;
