import type { PremiumConfig, ProfileType } from '../entities';
import { JOURNEYS_PER_MONTH } from '../limits';
import { areValidUsers, type BusinessTier } from '../premium-offer';
import { email, required, type RuleKey } from '../rule';
import { address, companyName, companyNumber, firstName, lastName, phone, stripSpaces } from '../rules';
import { addressOf, isTicked, valueOf } from './step-fields';
import type { Step, StepId, StepValues } from './steps';

/** The rule that only visitors need. It is passed in with the numbering plans, which others need not download. */
export type Visitor = {
  /** Converts a phone number, as typed, for a country (alpha-2) to E.164; `null` if it is invalid. */
  readonly toE164: (typed: string, country: string) => string | null;
};

/** What determines the fields of a step. */
export type StepFacts = {
  readonly profileType: ProfileType | null;
  /** The type in the visitor's link. If it is a business, the account details ask for its company. */
  readonly preset: ProfileType | null;
  /** Set if a visitor registers; `null` if a customer adds a profile. */
  readonly visitor: Visitor | null;
  /** `null` while Premium is disabled. */
  readonly premium: PremiumConfig | null;
};

/** The key of a field's message, or one of two that only steps have. */
export type StepRuleKey = RuleKey | 'users' | 'choice';
export type StepProblems = Readonly<Record<string, StepRuleKey>>;

/** The tier by which the number of users is validated. */
export const tierIn = (values: StepValues): BusinessTier => (isTicked(values, 'plus') ? 'plus' : 'standard');

/** Whether a step asks for the number of users, as Premium for a business does. */
export const asksUsers = (step: StepId, { profileType, premium }: StepFacts): boolean =>
  (step === 'premiumPayment' || step === 'cardPay') && profileType === 'business' && premium !== null;

/**
 * Whether a step asks for the company's name. A business is asked once: a visitor in the first step where the type is
 * known, a customer in the profile's details. An application for a credit account has a company name of its own.
 */
export const asksCompany = (step: StepId, { profileType, preset, visitor }: StepFacts): boolean => {
  if (profileType !== 'business') return false;
  if (visitor === null) return step === 'profileDetails';
  return step === (preset === 'business' ? 'accountDetails' : 'profileType');
};

const firstOf = (value: string, ...rules: readonly ((text: string) => RuleKey | null)[]): RuleKey | null =>
  [required, ...rules].map((rule) => rule(value)).find((key) => key !== null) ?? null;

const creditProblems = (values: StepValues, serviceCharge: boolean): Record<string, RuleKey | null> => ({
  creditCompanyName: firstOf(valueOf(values, 'creditCompanyName'), companyName),
  companyStreet: firstOf(addressOf(values, 'company'), address),
  companyEmail: firstOf(valueOf(values, 'companyEmail'), email),
  companyRegistrationNumber: firstOf(
    stripSpaces(valueOf(values, 'companyRegistrationNumber')),
    companyNumber,
  ),
  journeysPerMonth: JOURNEYS_PER_MONTH.some((option) => option === values['journeysPerMonth'])
    ? null
    : 'required',
  authorised: isTicked(values, 'authorised') || serviceCharge ? null : 'required',
  readTerms: isTicked(values, 'readTerms') ? null : 'required',
});

const problemsIn = (
  step: StepId,
  values: StepValues,
  facts: StepFacts,
): Record<string, StepRuleKey | null> => {
  const billing = { billingStreet: firstOf(addressOf(values, 'billing'), address) };
  const number = valueOf(values, 'phone');
  switch (step) {
    case 'accountDetails':
      return {
        firstName: firstOf(valueOf(values, 'firstName'), firstName),
        lastName: firstOf(valueOf(values, 'lastName'), lastName),
        phone:
          required(number) ??
          phone(
            number,
            valueOf(values, 'phoneCountry'),
            (typed, country) => (facts.visitor?.toE164(typed, country) ?? null) !== null,
          ),
        email: firstOf(valueOf(values, 'email'), email),
        ...billing,
      };
    case 'profileType':
      return { profileType: facts.profileType === null ? 'choice' : null };
    case 'profileDetails':
      return billing;
    case 'creditAccount':
      return creditProblems(values, facts.premium?.businessServiceChargeMode === true);
    default:
      return {};
  }
};

const found = <Key extends StepRuleKey>(
  problems: Record<string, Key | null>,
): Readonly<Record<string, Key>> =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, Key] => entry[1] !== null));

/**
 * The errors of an application for a credit account by field (S5.creditAccountRequest); empty if it is valid.
 *
 * @param serviceCharge in service-charge mode `authorised` is optional
 */
export const creditRequestProblems = (
  values: StepValues,
  serviceCharge: boolean,
): Readonly<Record<string, RuleKey>> => found(creditProblems(values, serviceCharge));

/**
 * The errors of a step by field (S5.stepperNext, S5.registrationType); empty if it is valid. The card entry
 * validates the card itself.
 */
export const stepProblems = (step: StepId, values: StepValues, facts: StepFacts): StepProblems =>
  found<StepRuleKey>({
    ...problemsIn(step, values, facts),
    ...(asksCompany(step, facts)
      ? { companyName: firstOf(valueOf(values, 'companyName'), companyName) }
      : {}),
    ...(asksUsers(step, facts) &&
    facts.premium !== null &&
    !areValidUsers(valueOf(values, 'users'), tierIn(values), facts.premium)
      ? { users: 'users' }
      : {}),
  });

/** Whether the step has no error, and its card unless that is optional. */
const isComplete = (
  { id, trigger, optional }: Step,
  values: StepValues,
  facts: StepFacts,
  hasCard: boolean,
): boolean => Object.keys(stepProblems(id, values, facts)).length === 0 && (!trigger || optional || hasCard);

/** The first step that has an error or lacks its card (S4.stepper.4); `null` if the wizard is complete. */
export const firstIncomplete = (
  steps: readonly Step[],
  values: StepValues,
  facts: StepFacts,
  hasCard: boolean,
): StepId | null => steps.find((step) => !isComplete(step, values, facts, hasCard))?.id ?? null;
