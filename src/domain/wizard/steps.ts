import type { ProfileType } from '../entities';

/** Values of the steps' fields by name. A ticked checkbox is `yes`. Never contains card data. */
export type StepValues = Readonly<Record<string, string>>;

/** The steps of registration and of the add-premium stepper (S2.registration.1, S2.addPremiumStepper.1). */
export type StepId =
  | 'accountDetails'
  | 'profileType'
  | 'profileDetails'
  | 'paymentMethod'
  | 'premiumPayment'
  | 'cardPay'
  | 'creditAccount';

export type Step = {
  readonly id: StepId;
  /** Whether the step can be skipped for this type. */
  readonly optional: boolean;
  /** Whether Next first runs the card entry and continues only with a token. */
  readonly trigger: boolean;
  /** The payload fields of the step. A refusal that names one of them leads back to the step. */
  readonly fields: readonly string[];
};

/** The steps of each offered profile type, in order. */
export type StepPlan = Readonly<Partial<Record<ProfileType, readonly Step[]>>>;

const step = (id: StepId, fields: readonly string[]): Step => ({
  id,
  optional: false,
  trigger: false,
  fields,
});
const cardStep = (id: StepId): Step => ({ ...step(id, ['card']), trigger: true });
/** Premium for a business has a number of users: see `asksUsers`. */
const usersStep = (id: StepId): Step => ({ ...step(id, ['card', 'premiumUsers']), trigger: true });

const accountFields = ['firstName', 'lastName', 'phoneNumber', 'email', 'billingAddress'];
const accountDetails = step('accountDetails', accountFields);
const profileType = step('profileType', ['requestType']);
const creditAccount = step('creditAccount', [
  'creditAccount',
  'companyName',
  'companyAddress',
  'companyEmail',
  'companyRegistrationNumber',
  'journeysPerMonth',
  'authorised',
  'readTerms',
]);

/** The first steps of a business. One of them asks for its company: see `asksCompany`. */
const businessSteps = (preset: ProfileType | null): readonly Step[] =>
  preset === 'business'
    ? [step('accountDetails', [...accountFields, 'companyName']), profileType]
    : [accountDetails, step('profileType', ['requestType', 'companyName'])];

/** The steps before a type is chosen. The last step is not known yet. */
export const undecidedRegistration: readonly Step[] = [accountDetails, profileType];

/**
 * The steps of a registration (D4.1). With Premium disabled, personal is not offered and business has the
 * plain payment step.
 *
 * @param premiumOnly the visitor came for Premium, so Standard is not offered
 * @param preset the type that the visitor came for
 */
export const registrationPlan = ({
  premium,
  premiumOnly,
  preset,
}: {
  readonly premium: boolean;
  readonly premiumOnly: boolean;
  readonly preset: ProfileType | null;
}): StepPlan => ({
  ...(premiumOnly
    ? {}
    : { standard: [accountDetails, profileType, { ...cardStep('paymentMethod'), optional: true }] }),
  ...(premium ? { personal: [accountDetails, profileType, cardStep('premiumPayment')] } : {}),
  business: [...businessSteps(preset), premium ? usersStep('premiumPayment') : cardStep('paymentMethod')],
  bill_pay: [accountDetails, profileType, creditAccount],
});

/** How the add-premium stepper was opened (S2.addPremiumStepper.2, S2.addPremiumStepper.3). */
export type AddPremiumMode =
  | { readonly kind: 'normal' }
  /** One of the customer's own card accounts becomes Premium. Its id is sent as `account`. */
  | { readonly kind: 'upgrade'; readonly account: string; readonly companyKnown: boolean }
  /** Starts at Profile Details and never shows Card Pay. */
  | { readonly kind: 'billPayOnly' };

const profileDetails = step('profileDetails', ['billingAddress']);
const businessDetails = step('profileDetails', ['billingAddress', 'companyName']);

/** The steps of upgrade mode. Profile Details is shown only if the company's name is missing. */
const upgradeSteps = (companyKnown: boolean): readonly Step[] => [
  profileType,
  ...(companyKnown ? [] : [businessDetails]),
  usersStep('cardPay'),
];

/** The steps of the add-premium stepper by mode (S2.addPremiumStepper.1, D4.1, D4.2). */
export const addPremiumPlan = (mode: AddPremiumMode): StepPlan => {
  switch (mode.kind) {
    case 'upgrade':
      return { business: upgradeSteps(mode.companyKnown) };
    case 'billPayOnly':
      return { bill_pay: [profileDetails, creditAccount] };
    case 'normal':
      return {
        personal: [profileType, profileDetails, cardStep('cardPay')],
        business: [profileType, businessDetails, usersStep('cardPay')],
        bill_pay: [profileType, profileDetails, creditAccount],
      };
  }
};

/** The steps of the add-premium stepper before a type is chosen. */
export const undecidedAddPremium: readonly Step[] = [profileType, profileDetails];
