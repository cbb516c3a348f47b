import type { Wire } from '../../../api/wire';
import { JOURNEYS_PER_MONTH } from '../../../domain/limits';
import { stripSpaces } from '../../../domain/rules';
import { addressOf, isTicked, valueOf } from '../../../domain/wizard/step-fields';
import type { StepValues } from '../../../domain/wizard/steps';

const journeysIn = (values: StepValues): (typeof JOURNEYS_PER_MONTH)[number] => {
  const chosen = JOURNEYS_PER_MONTH.find((option) => option === values['journeysPerMonth']);
  if (chosen === undefined) throw new Error('An incomplete application is not sent');
  return chosen;
};

/** Builds the application for a credit account (S3.creditAccountRequest.1). */
export const creditRequestOf = (values: StepValues): Wire['CreditRequest'] => ({
  companyName: valueOf(values, 'creditCompanyName').trim(),
  companyAddress: addressOf(values, 'company'),
  companyEmail: valueOf(values, 'companyEmail').trim(),
  companyRegistrationNumber: stripSpaces(valueOf(values, 'companyRegistrationNumber')),
  journeysPerMonth: journeysIn(values),
  authorised: isTicked(values, 'authorised'),
  readTerms: isTicked(values, 'readTerms'),
});
