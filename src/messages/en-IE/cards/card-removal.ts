/** Removing a card (S8.deleteCardConfirm and S8.cardInUse, to the letter). */
export const cardRemoval = {
  question: 'Are you sure you want to delete this card?',
  consequence: 'You will not be able to pay with it any more. You can add it again at any time.',
  unknownTitle: 'We cannot tell whether this card is in use',
  unknownHelp: 'Not everything that it may pay for could be loaded. A card that is in use is not deleted.',
  cancel: 'Cancel',
  confirm: 'Delete Card',
  deleting: 'Deleting the card…',
  identifying: 'Checking your cards…',
  close: 'Close',

  unable: ({ card }: { card: string }) => `Unable to remove ${card}`,
  inUse: {
    account: 'This card is currently in use by a payment profile.',
    subscription: 'This card is currently in use by a subscription.',
  },
  attachOther: {
    account: 'Please attach a different card to your payment profile before deleting this card.',
    subscription: 'Please attach a different card to your subscription before deleting this card.',
  },
  paysFor: ({ what }: { what: string }) => `It pays for ${what}.`,
  change: 'Change the card there',
  notChangeable: {
    account: 'Only the owner of a Premium account can change its card here.',
    subscription: 'The card that pays for bookings cannot be changed here.',
  },
  call: ({ number }: { number: string }) => `Call us on ${number} and we will help you change it.`,
} as const;
