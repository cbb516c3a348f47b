/**
 * Texts of the simulated provider of card payments, and the test numbers that it accepts. They belong to the provider
 * that it simulates and are not messages of the product (src/payments/simulator/texts.ts).
 */
export const simulator = {
  number: 'Card number',
  expiry: 'Expiry date (MM / YY)',
  cvc: 'Security code (CVC)',
  complete: 'Complete authentication',
  fail: 'Fail authentication',
  close: 'Close',
  /** The end of the bank's heading, after the card. */
  bank: 'with your bank',
  check:
    'This is a test of 3-D Secure: no bank is asked. Choose how the check ends. Closing it adds no card and charges nothing.',
} as const;

/** Published test numbers, by what happens to the card. */
export const testNumbers = {
  accepted: '4242 4242 4242 4242',
  asked: '4000 0025 0000 3155',
  refused: '4000 0000 0000 0002',
  refusedAfterwards: '4000 0084 0000 1629',
  incomplete: '4242 4242',
} as const;
