/** Who registers, and whom an invoice is made out to (S2.registration.1, S3.registrationResult.1). */
export const accountDetails = {
  firstName: 'First Name',
  lastName: 'Last Name',
  /** What a first or last name may be (S5.firstName, S5.lastName). */
  nameHint: ({ min, max }: { min: number; max: number }) => `${min} to ${max} letters`,
  companyName: 'Company Name',
  email: 'Email Address',
  emailHint: "We'll email a temporary password to this address.",
  billingAddress: 'Billing Address',
  address: {
    street: 'Street Name',
    town: 'Town',
    eircode: 'Eircode',
  },
} as const;
