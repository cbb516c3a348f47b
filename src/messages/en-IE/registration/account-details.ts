/** Who registers, and whom an invoice is made out to (S2.registration.1, S3.registrationResult.1). */
export const accountDetails = {
  firstName: 'First Name',
  lastName: 'Last Name',
  companyName: 'Company Name',
  email: 'Email Address',
  emailHint: 'Your temporary password is sent to this address.',
  billingAddress: 'Billing Address',
  address: {
    street: 'Street Name',
    town: 'Town',
    eircode: 'Eircode',
  },
} as const;
