import type { JOURNEYS_PER_MONTH } from '../../../domain/limits';

/** The request for a credit account, Business+ (S3.creditAccountRequest.1, S5.creditAccountRequest). */
export const creditAccount = {
  companyName: 'Company Name',
  companyAddress: 'Company Address',
  companyEmail: 'Company Email Address',
  companyRegistrationNumber: 'Company Registration Number',
  registrationNumberHint: 'As registered with the CRO, without spaces – for example 123456.',
  journeysPerMonth: 'Trips per month',
  journeysUnchosen: 'Please choose',
  journeys: {
    '10 or less': '10 or less',
    '10 - 20': '10 - 20',
    '20 - 30': '20 - 30',
    '30 - 40': '30 - 40',
    '40 - 50': '40 - 50',
    '50 - 100': '50 - 100',
    '100+': '100+',
  } satisfies Record<(typeof JOURNEYS_PER_MONTH)[number], string>,
  /** The name of the box in the error summary. */
  authorisedName: 'Authorisation',
  authorised: 'I am authorised to request a credit account for this company',
  optional: ({ label }: { label: string }) => `${label} (optional)`,
  /** In service-charge mode. */
  feeTitle: ({ percent }: { percent: number }) => `Plus ${percent}% service fee`,
  feeHelp: ({ percent }: { percent: number }) =>
    `We add a service fee of ${percent}% to each trip on your invoice.`,
  /** The name of the box in the error summary. */
  readTerms: 'Terms',
  /** Around the link that opens the terms. */
  termsBefore: 'I have read and accept the',
  termsLink: 'terms and conditions',
} as const;
