/** Removing a card (S8.deleteCardConfirm and S8.cardInUse, to the letter). */
export const cardRemoval = {
  question: 'Are you sure you want to delete this card?',
  consequence: "You won't be able to pay with this card. You can add it again at any time.",
  unknownTitle: "We can't tell whether this card is in use",
  unknownHelp: "We couldn't load everything it may pay for. If it's in use, it won't be deleted.",
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
  change: ({ what }: { what: string }) => `Change the card for ${what}`,
  notChangeable: {
    account: 'Only the owner of a Premium account can change its card here.',
    subscription: "You can't change the card that pays for bookings here.",
  },
  call: ({ number }: { number: string }) => `Call us on ${number} and we'll help you change it.`,
} as const;
