/** A card from Apple Pay or Google Pay instead of an entered one (S9.paymentRequest, D4.13). */
export const wallet = {
  title: 'Or use a card from your wallet',
  help: 'Nothing is charged before you finish.',
  names: { applePay: 'Apple Pay', googlePay: 'Google Pay', simulated: 'Simulated Wallet' },
  /** A card of a brand that we have no name for. */
  generic: 'card',
  chosen: ({ wallet, brand, lastFour }: { wallet: string; brand: string; lastFour: string }) =>
    `${wallet}, ${brand} ending\u00a0${lastFour}`,
  chosenHelp: 'This card is used when you finish. Nothing is charged before.',
  another: 'Use another card',
  checking: 'Checking the card from your wallet…',
  failed: 'We could not check the card from your wallet. Nothing was charged. Try again, or enter a card.',
  priceChanged: 'The price has changed, so please choose the card in your wallet again.',
} as const;
