/** Start-up, and the literal texts of the error catalogue (specification, section 8). */
export const app = {
  loading: ({ appName }: { appName: string }) => `Getting ${appName} ready…`,
  failedTitle: ({ appName }: { appName: string }) => `We could not start ${appName}`,
  failedHelp: 'Your account and your cards are safe. Check your connection and try again.',
  retry: 'Try again',
  crashedTitle: 'This part of the page stopped working',
  crashedHelp: 'What you saved is safe. Load the page again to go on.',
  reload: 'Load the page again',
  genericTitle: 'An error occurred with your request',
  tryAgainLater: 'Please try again later',
  mandatoryUrl: 'The field options.url is mandatory',
  errorTitle: 'Error!',
  successTitle: 'Success!',
  warningTitle: 'Warning!',
  informationTitle: 'Information',
  success: 'Success!',
} as const;
