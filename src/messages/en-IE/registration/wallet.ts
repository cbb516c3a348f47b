/** A card from Apple Pay or Google Pay instead of an entered one (S9.paymentRequest, D4.13). */
export const wallet = {
  title: 'Or use a card from your wallet',
  help: "You won't be charged until you finish.",
  names: { applePay: 'Apple Pay', googlePay: 'Google Pay', simulated: 'Simulated Wallet' },
  /** A card of a brand that we have no name for. */
  generic: 'card',
  chosen: ({ wallet, brand, lastFour }: { wallet: string; brand: string; lastFour: string }) =>
    `${wallet}, ${brand} ending\u00a0${lastFour}`,
  chosenHelp: "We'll use this card when you finish. You won't be charged before then.",
  another: 'Use another card',
  checking: 'Checking the card from your wallet…',
  failed: "We couldn't check the card from your wallet. Nothing was charged. Try again, or enter a card.",
  priceChanged: 'The price has changed. Please choose the card in your wallet again.',
} as const;
