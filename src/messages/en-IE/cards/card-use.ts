/** What is paid with a card, as it is called in a sentence. */
export const cardUse = {
  subscription: { personal: 'your Personal Premium', business: 'your Business Premium' },
  /** A subscription whose bookings alone are paid with it. */
  bookings: {
    personal: 'bookings made with Personal Premium',
    business: 'bookings made with Business Premium',
  },
  /** A business account without a name of its own. */
  account: 'your business account',
} as const;
