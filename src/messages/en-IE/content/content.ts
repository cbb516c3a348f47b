/** Terms and privacy, as dialogs and as pages (S2.navigation.1, S2.publicRoutes.11). */
export const content = {
  terms: 'Terms and Conditions',
  privacy: 'Privacy Statement',
  close: 'Close',
  loading: 'Loading…',
  failedTitle: "We couldn't load this page",
  failedHelp: 'Please try again.',
  retry: 'Try again',
  newTab: '(opens in a new tab)',
} as const;
