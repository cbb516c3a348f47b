/** The wizards of registration and add-premium (S2.registration.1, S2.addPremiumStepper.1). */
export const steps = {
  names: {
    accountDetails: 'Account Details',
    profileType: 'Profile Type',
    profileDetails: 'Profile Details',
    paymentMethod: 'Payment Method',
    premiumPayment: 'Premium Payment',
    cardPay: 'Card Pay',
    creditAccount: 'Request Business+',
  },
  cardPayBusiness: 'Business - Card Pay',
  cardPayPersonal: 'Personal Premium - Card Pay',
  progress: ({ index, count }: { index: number; count: number }) => `Step ${index} of ${count}`,
  back: 'Back',
  next: ({ step }: { step: string }) => `Next: ${step}`,
  finish: 'Finish',
  /** The last button where it pays (`finishNamesPrice`). */
  finishAndPay: ({ price }: { price: string }) => `Finish and pay ${price}`,
  requestBusinessPlus: 'Request Business+',
  skip: 'Skip for now',
  incompleteTitle: 'Registration Incomplete',
  incomplete: ({ step }: { step: string }) => `Please complete the ${step} step before continuing.`,
} as const;
