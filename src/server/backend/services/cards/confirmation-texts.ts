/** Texts for the customer about a card whose confirmation failed. */
export const confirmationTexts = {
  unknownIntent: 'This confirmation does not belong to your card. Please try again.',
  stillWaiting: 'Your card was not confirmed yet. Please try again.',
  usedElsewhere: 'This card was used before and cannot be used again. Please enter it once more.',
  usedAlready: 'This card was used for a profile already.',
  busy: 'This card is being changed by another request.',
} as const;
