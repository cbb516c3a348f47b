import type { SubmissionRequest } from '../../../../machines/registration/submission/submission.types';
import type { Wire } from '../../../api/wire';
import type { ProfileType } from '../../../domain/entities';
import { addressOf, valueOf } from '../../../domain/wizard/step-fields';
import { asksCompany, asksUsers, type StepFacts, type Visitor } from '../../../domain/wizard/step-rules';
import type { StepId, StepPlan, StepValues } from '../../../domain/wizard/steps';
import { creditRequestOf } from '../../profiles/credit-request/credit-request-payload.provide';

/** The input of a payload: the steps, and the facts that decide which fields they have. */
export type PayloadFacts = Omit<StepFacts, 'profileType'> & {
  readonly plan: StepPlan;
  /** The card account to upgrade to Premium, or `null`. */
  readonly account: string | null;
};

/** The input that the wizard collected, as its chart passes it on. */
export type Gathered = { readonly profileType: ProfileType; readonly values: StepValues };

/**
 * Parses the body of a submission request, which is opaque to its chart.
 *
 * @throws Error if the body does not contain the wizard's input
 */
export const gatheredIn = ({ body }: Pick<SubmissionRequest, 'body'>): Gathered => {
  const { profileType, values } = body as Partial<Gathered>;
  if (profileType === undefined || values === undefined) throw new Error('The wizard collected no values');
  return { profileType, values };
};

/** Returns the merged results of the steps (S3.stepperPayload.1, D2.10), without the card and the bot-check token. */
export const profileOf = (
  { profileType, values }: Gathered,
  { plan, account, ...facts }: PayloadFacts,
): Omit<Wire['AddProfile'], 'card' | 'recaptchaToken'> => {
  const known: StepFacts = { ...facts, profileType };
  const asked = (asks: (step: StepId, of: StepFacts) => boolean): boolean | undefined =>
    plan[profileType]?.some(({ id }) => asks(id, known));
  const billingAddress = addressOf(values, 'billing');
  return {
    requestType: profileType,
    ...(billingAddress !== '' && { billingAddress }),
    ...(asked(asksCompany) && { companyName: valueOf(values, 'companyName').trim() }),
    ...(asked(asksUsers) && { premiumUsers: Number(valueOf(values, 'users')) }),
    ...(profileType === 'bill_pay' && { creditAccount: creditRequestOf(values) }),
    ...(account !== null && { account }),
  };
};

/** Returns the person who registers (S3.registrationResult.1). */
export const personOf = (
  values: StepValues,
  { toE164 }: Visitor,
): Pick<Wire['Register'], 'firstName' | 'lastName' | 'phoneNumber' | 'email'> => ({
  firstName: valueOf(values, 'firstName').trim(),
  lastName: valueOf(values, 'lastName').trim(),
  phoneNumber: toE164(valueOf(values, 'phone'), valueOf(values, 'phoneCountry')) ?? valueOf(values, 'phone'),
  email: valueOf(values, 'email').trim(),
});
