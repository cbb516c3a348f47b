/** The notice of the cards that have expired or soon will (S4.expiringCardCheck.2, D7.2). */
export const expiringCards = {
  titleOfOne: '1 of your cards needs attention',
  title: ({ count }: { count: number }) => `${count} of your cards need attention`,
  /** `name` is the card's nickname or brand, `number` its last four digits behind dots. */
  card: ({ name, number }: { name: string; number: string }) => `${name} ${number}`,
  expired: ({ card }: { card: string }) => `${card} has expired`,
  /** `expiry` is MM/YY. */
  expiresOn: ({ card, expiry }: { card: string; expiry: string }) => `${card} expires ${expiry}`,
  expiresSoon: ({ card }: { card: string }) => `${card} expires soon`,
  paysFor: ({ what }: { what: string }) => `It pays for ${what}.`,
  /** `first` is one name or more, with commas between. */
  all: ({ first, last }: { first: string; last: string }) => `${first} and ${last}`,
  replace: 'Replace it before your next trip.',
  /** What is paid with it is somebody else's to change. */
  askUs: 'Contact us to replace it.',
  unusedExpired: "You're not using it for a subscription or payment profile. Remove it, or add a new card.",
  unusedSoon:
    "You're not using it for a subscription or payment profile. Add a new card before your next trip.",
  checkbox: "Don't remind me about this card",
  replaceCard: 'Replace card',
  manageCards: 'Manage cards',
  later: 'Later',
} as const;
