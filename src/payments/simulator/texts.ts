/**
 * Texts of the simulator. The errors of the card entry are those of the simulated provider, not texts of the product;
 * the product shows them under the card field.
 */
export const texts = {
  group: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date (MM / YY)',
  expiryPlaceholder: 'MM / YY',
  cvc: 'Security code (CVC)',
  cvcPlaceholder: 'CVC',
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', maestro: 'Maestro' },
  challenge: {
    title: (card: string | null): string => `Confirm ${card ?? 'your card'} with your bank`,
    explanation:
      'This is a test of 3-D Secure: no bank is asked. Choose how the check ends. Closing it adds no card and charges nothing.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
    close: 'Close',
  },
  wallet: {
    pay: 'Use Simulated Wallet',
    title: 'Simulated Wallet',
    explanation:
      'This is a practice wallet: no real card is taken and nothing is charged. Choose the card that it gives.',
    works: 'A card that works',
    challenged: 'A card that needs authentication',
    declined: 'A card that is declined',
    cancel: 'Cancel',
  },
} as const;

/** The provider's texts for errors of a card entry, by its codes. */
export const entryErrors = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  incomplete_cvc: "Your card's security code is incomplete.",
  invalid_cvc: "Your card's security code is invalid.",
} as const;

export type EntryErrorCode = keyof typeof entryErrors;

/** The provider's texts for failed confirmations. */
export const confirmationErrors = {
  authenticationFailure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  canceled: 'The customer canceled the authentication.',
  failed: 'The cardholder failed the authentication.',
  unknownIntent: (secret: 'setup' | 'payment'): string => `No such ${secret} intent`,
  connection:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
} as const;
