/** The card payment provider's part of a form (S7.cardTokens, D4.11). */
export const payments = {
  /** The language of the provider's own words, as the provider names it. */
  providerLocale: 'en-GB',
  details: 'Card details',
  required: 'Required.',
  incomplete: 'Enter the card number, expiry date and CVC.',
  /** A wallet was pressed before the terms were accepted. */
  termsFirst: 'Accept the terms first, then press the wallet button again.',
  walletChecking: "We're checking the card from your wallet.",
  loading: 'Loading the card form…',
  notLoaded: 'The card form is still loading.',
  straightToStripe: 'Your card number goes straight to Stripe. We never see it.',
  simulated: 'Demo: use a test card such as 4242 4242 4242 4242. Nothing is charged.',
  unavailableTitle: "The card form didn't load",
  unavailableHelp:
    'A content blocker or a firewall may be stopping it. What you typed is still here, and nothing was charged.',
  retry: 'Try again',
} as const;
