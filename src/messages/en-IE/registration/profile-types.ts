/** Ten is written out, as it is asked for (S2.addPremiumStepper.4). */
const percentInWords = (percent: number): string => (percent === 10 ? 'Ten percent' : `${percent}%`);

/** The list of profile types (S2.addPremiumStepper.4, to the letter). */
export const profileTypes = {
  label: 'Profile Type',
  choose: 'Please choose a profile type.',
  names: {
    standard: 'Standard',
    personal: 'Personal Premium',
    business: 'Business',
    bill_pay: 'Business+',
    hospitality: 'Hospitality',
  },

  free: 'Free',
  byApplication: 'By application',
  invoiced: 'invoiced',
  month: 'a month',
  vatIncluded: 'including VAT',
  vatExcluded: 'excluding VAT',
  offer: ({ percent, months, price }: { percent: number; months: number; price: string }) =>
    months === 1
      ? `${percent}% off for the first month, then ${price} a\u00a0month`
      : `${percent}% off for the first ${months}\u00a0months, then ${price} a\u00a0month`,
  /** Above the price of Premium, which a business profile has from its first day. */
  startsWithPremium: 'Starts with Business Premium',
  perUser: ({ price }: { price: string }) => `Each additional user: ${price} a month`,

  cashOrCard: 'Pay by cash or card',
  techFee: ({ percent }: { percent: number }) =>
    `${percentInWords(percent)} tech fee on card and cash trips, paid by phone and not collected by the driver`,
  history: ({ days }: { days: number }) => `${days} day booking history`,

  firstTripOff: 'First trip off per month',
  useItOrLoseIt: 'Use it or lose it',
  singleUser: 'One user',

  cardPayAsYouGo: 'Card pay as you go',
  users: ({ max }: { max: number }) => `Up to ${max} users`,
  bookingFee: ({ percent }: { percent: number }) => `Booking service fee ${percent}%`,
  businessPremium: 'Business Premium, multi-user: first trip off per month, use it or lose it',

  invoicedWeeklyOrMonthly: 'Invoiced weekly or monthly',
  reply: ({ days }: { days: number }) => `Reply within ${days} working days`,
  serviceFee: ({ percent }: { percent: number }) => `Plus ${percent}% service fee`,
} as const;
