/** The card payment provider's part of a form (S7.cardTokens, D4.11). */
export const payments = {
  /** The language of the provider's own words, as the provider names it. */
  providerLocale: 'en-GB',
  details: 'Card details',
  required: 'Required.',
  incomplete: 'Please fill in the card number, expiry date and CVC.',
  /** A wallet was pressed before the terms were accepted. */
  termsFirst: 'Please accept the terms first, then press the wallet again.',
  walletChecking: 'The card from your wallet is being checked.',
  loading: 'Loading the card form…',
  notLoaded: 'The card form is not there yet.',
  straightToStripe: 'Goes straight to Stripe. We never see the number.',
  simulated:
    'This is a practice form: use a Stripe test number. No real card is taken and nothing is charged.',
  unavailableTitle: 'The card form did not load',
  unavailableHelp:
    'Your connection or a content blocker may be stopping it. What you typed is kept, and nothing was charged.',
  retry: 'Try again',
} as const;
