/** Start-up, and the literal texts of the error catalogue (specification, section 8). */
export const app = {
  loading: ({ appName }: { appName: string }) => `Getting ${appName} ready…`,
  failedTitle: ({ appName }: { appName: string }) => `We could not start ${appName}`,
  failedHelp: 'Your account and your cards are safe. Check your connection and try again.',
  unloadedHelp: 'Your account and your cards are safe. Check your connection and load the page again.',
  retry: 'Try again',
  crashedTitle: 'This part of the page stopped working',
  crashedHelp: 'What you saved is safe. Load the page again to go on.',
  reload: 'Load the page again',
  genericTitle: 'An error occurred with your request',
  tryAgainLater: 'Please try again later',
  mandatoryUrl: 'The field options.url is mandatory',
  accountChanged:
    'Somebody else has signed in in another tab, so nothing was sent. This page shows their account now.',
  errorTitle: 'Error!',
  success: 'Success!',
  newVersionTitle: 'A new version is ready',
  newVersionHelp: 'Reload when it suits you. What you typed is kept until then.',
} as const;
