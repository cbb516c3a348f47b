/** The payment profiles: business card accounts and bill-pay accounts (S2.profilePage.3, S8.pendingBusinessAccount). */
export const paymentProfiles = {
  title: 'Payment profiles',
  businessList: 'Business accounts',
  billPayList: 'Bill Pay accounts',
  addNew: 'Add Premium or Business+',
  addCardAccount: 'Add business account',
  requestBillPay: 'Request Bill Pay',

  loadingBusiness: 'Loading your business accounts…',
  loadingBillPay: 'Loading your Bill Pay accounts…',
  empty: 'No payment profiles yet. Add one so your company pays for work trips.',
  emptyBusiness: "You don't have a business account.",
  emptyBillPay: "You don't have a Bill Pay account.",
  businessFailedTitle: "We couldn't load your business accounts",
  businessStaleTitle: "We couldn't refresh your business accounts",
  billPayFailedTitle: "We couldn't load your Bill Pay accounts",
  billPayStaleTitle: "We couldn't refresh your Bill Pay accounts",
  failedHelp: 'Your accounts are safe.',
  staleHelp: 'Showing the last details we have.',
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
  notEnabled: ({ name }: { name: string }) => `We couldn't turn on ${name}`,
  notDisabled: ({ name }: { name: string }) => `We couldn't turn off ${name}`,
  noResponse: "We didn't get a response. We checked, and nothing has changed, so you can safely try again.",
  uncertain: ({ name }: { name: string }) => `We don't know whether ${name} has changed`,
  uncertainHelp: 'The switch shows its last known state. Please try again.',

  number: ({ identifier }: { identifier: string }) => `No. ${identifier}`,
  created: ({ day }: { day: string }) => `Since ${day}`,
  requested: ({ day }: { day: string }) => `Requested on ${day}`,
  pending: 'Pending',
  pendingHelp: ({ days }: { days: number }) => `Request received. We'll reply within ${days} working days.`,
  declined: 'Declined',
  declinedHelp: "We couldn't approve your request.",
  declinedReason: ({ reason }: { reason: string }) => `We couldn't approve your request: ${reason}`,
  applyAgain: 'Apply again',
  contactUs: 'Contact us',
  businessLeftOut: ({ count }: { count: number }) =>
    count === 1 ? "One business account couldn't be shown" : `${count} business accounts couldn't be shown`,
  billPayLeftOut: ({ count }: { count: number }) =>
    count === 1 ? "One Bill Pay account couldn't be shown" : `${count} Bill Pay accounts couldn't be shown`,
} as const;
