/** The payment profiles: business card accounts and bill-pay accounts (S2.profilePage.3, S8.pendingBusinessAccount). */
export const paymentProfiles = {
  title: 'Payment profiles',
  businessList: 'Business accounts',
  billPayList: 'Bill Pay accounts',
  addNew: 'Add new profile',
  addCardAccount: 'Add card account',
  requestBillPay: 'Request Bill Pay',

  loadingBusiness: 'Loading your business accounts…',
  loadingBillPay: 'Loading your Bill Pay accounts…',
  empty: 'No payment profiles yet. Add one, and your company pays for the trips that you take for it.',
  emptyBusiness: 'You have no business account.',
  emptyBillPay: 'You have no Bill Pay account.',
  businessFailedTitle: 'We could not load your business accounts',
  businessStaleTitle: 'We could not load your business accounts again',
  billPayFailedTitle: 'We could not load your Bill Pay accounts',
  billPayStaleTitle: 'We could not load your Bill Pay accounts again',
  failedHelp: 'They are safe with us.',
  staleHelp: 'This is what we knew last.',
  retry: 'Try again',

  business: 'Business',
  businessPlus: 'Business+',
  owner: 'owner',
  shared: 'Shared with you',
  ownedBy: ({ name }: { name: string }) => `owned by ${name}`,
  premium: {
    personal: 'Personal Premium',
    business: 'Business Premium',
    unnamed: 'Premium',
  },
  changeCard: 'Change card',
  /** The names of the actions; each begins with what it shows. */
  changeCardOf: ({ name }: { name: string }) => `Change card of ${name}`,
  upgrade: 'Upgrade to Premium',
  upgradeOf: ({ name }: { name: string }) => `Upgrade to Premium: ${name}`,

  /** The name of the switch, which begins with the word that stands beside it while it is on. */
  switchOf: ({ name }: { name: string }) => `Active: ${name}`,
  active: 'Active',
  disabled: 'Disabled',
  notEnabled: ({ name }: { name: string }) => `${name} is not active`,
  notDisabled: ({ name }: { name: string }) => `${name} is not disabled`,
  noResponse: 'We got no usable answer. We looked, and nothing has changed: you can safely try again.',
  uncertain: ({ name }: { name: string }) => `We cannot say whether ${name} has changed`,
  uncertainHelp: 'The switch shows what we knew last. Please try again.',

  number: ({ identifier }: { identifier: string }) => `No. ${identifier}`,
  created: ({ day }: { day: string }) => `Since ${day}`,
  requested: ({ day }: { day: string }) => `Requested on ${day}`,
  pending: 'Pending',
  pendingHelp: ({ days }: { days: number }) => `Request received. We reply within ${days} working days.`,
  declined: 'Declined',
  declinedHelp: 'We could not agree to your request.',
  declinedReason: ({ reason }: { reason: string }) => `We could not agree to your request: ${reason}`,
  businessLeftOut: ({ count }: { count: number }) =>
    count === 1 ? 'One business account could not be shown' : `${count} business accounts could not be shown`,
  billPayLeftOut: ({ count }: { count: number }) =>
    count === 1 ? 'One Bill Pay account could not be shown' : `${count} Bill Pay accounts could not be shown`,
} as const;
