/** Texts for the customer about a card whose confirmation failed. */
export const confirmationTexts = {
  unknownIntent: "That confirmation doesn't match your card. Please try again.",
  stillWaiting: "Your card hasn't been confirmed yet. Please try again.",
  usedElsewhere: "This card was used before and can't be used again. Please enter it again.",
  usedAlready: 'This card is already used for a profile.',
  busy: 'Another request is changing this card. Please try again.',
} as const;
