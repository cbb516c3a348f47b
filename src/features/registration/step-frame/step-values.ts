import { profileTypes } from '#messages/registration/profile-types';
import { stepper } from '#messages/registration/stepper';
import { validation } from '#messages/registration/validation';
import type { StepperContext } from '../../../../machines/registration/stepper/stepper.types';
import type {
  SubmissionBody,
  SubmissionFailure,
} from '../../../../machines/registration/submission/submission.types';
import type { ProfileType } from '../../../domain/entities';
import { maxUsers } from '../../../domain/premium-offer';
import { PAYLOAD_NAMES } from '../../../domain/wizard/payload-fields';
import { firstBroken, required, type RuleKey } from '../../../domain/rule';
import { cardholderName } from '../../../domain/rules';
import { valueOf } from '../../../domain/wizard/step-fields';
import { stepProblems, tierIn, type StepFacts, type StepRuleKey } from '../../../domain/wizard/step-rules';
import { REGISTRABLE } from '../../../domain/profile-type';
import type { Step, StepId, StepValues } from '../../../domain/wizard/steps';
import type { FormSchema, TextValues } from '../../../ui/form/form-options';
import { jointSchema } from '../../../ui/form/joint-schema';
import type { StepperFacts } from '../stepper/stepper-props';

/** A field of the Profile Type form only: the chart stores the type itself. */
export const TYPE_FIELD = 'profileType';
/** A field of the card step's form only: the card entry stores the name. */
export const CARDHOLDER_FIELD = 'cardholderName';

/** The fields of each step's form, by their names in the wizard's values. */
export const STEP_FIELDS: Readonly<Record<StepId, readonly string[]>> = {
  accountDetails: [
    'firstName',
    'lastName',
    'companyName',
    'email',
    'phoneCountry',
    'phone',
    'billingStreet',
    'billingTown',
    'billingEircode',
  ],
  profileType: [TYPE_FIELD, 'companyName'],
  profileDetails: ['companyName', 'billingStreet', 'billingTown', 'billingEircode'],
  creditAccount: [
    'creditCompanyName',
    'companyStreet',
    'companyTown',
    'companyEircode',
    'companyEmail',
    'companyRegistrationNumber',
    'journeysPerMonth',
    'authorised',
    'readTerms',
  ],
  paymentMethod: ['users', 'plus', 'usersExceeded', CARDHOLDER_FIELD],
  premiumPayment: ['users', 'plus', 'usersExceeded', CARDHOLDER_FIELD],
  cardPay: ['users', 'plus', 'usersExceeded', CARDHOLDER_FIELD],
};

const typeIn = (values: StepValues): ProfileType | null =>
  REGISTRABLE.find((type) => type === values[TYPE_FIELD]) ?? null;

/** Prefills details of a company that are known already, so that they are not asked twice. They can be changed. */
const knownOfCompany = (
  values: StepValues,
  { email }: Pick<StepperFacts, 'email'>,
): Readonly<Record<string, string>> => ({
  creditCompanyName: valueOf(values, 'companyName'),
  companyEmail: valueOf(values, 'email') || (email ?? ''),
  ...(['companyStreet', 'companyTown', 'companyEircode'].every((line) => valueOf(values, line) === '') && {
    companyStreet: valueOf(values, 'billingStreet'),
    companyTown: valueOf(values, 'billingTown'),
    companyEircode: valueOf(values, 'billingEircode'),
  }),
});

/** Returns the initial values of a step's form. */
export function startOf(
  step: StepId,
  { values, profileType }: Pick<StepperContext, 'values' | 'profileType'>,
  facts: Pick<StepperFacts, 'email'>,
): TextValues {
  const known = step === 'creditAccount' ? knownOfCompany(values, facts) : {};
  return Object.fromEntries(
    STEP_FIELDS[step].map((name) => [
      name,
      name === TYPE_FIELD ? (profileType ?? '') : valueOf(values, name) || (known[name] ?? ''),
    ]),
  );
}

/** Returns the values of a form that the wizard stores. */
export const keptOf = ({
  [TYPE_FIELD]: _type,
  [CARDHOLDER_FIELD]: _cardholder,
  ...values
}: TextValues): StepValues => values;

const messageOf = (key: StepRuleKey, values: StepValues, { premium }: StepFacts): string => {
  if (key === 'choice') return profileTypes.choose;
  if (key !== 'users') return validation[key];
  return premium === null
    ? validation.required
    : stepper.usersInvalid({ max: maxUsers(tierIn(values), premium) });
};

const cardholderProblem = ({ [CARDHOLDER_FIELD]: name }: TextValues): Readonly<Record<string, RuleKey>> => {
  const broken = name === undefined ? null : firstBroken(name, required, cardholderName);
  return broken === null ? {} : { [CARDHOLDER_FIELD]: broken };
};

/**
 * Returns the schema of a step's form. While a type is being chosen, its value is in the form before it is in the
 * chart.
 *
 * @param factsFor returns the facts for the rules, for the type in the chart (`undefined`) or for another type
 * @param asksCardholder `false` while a wallet provides the card and the cardholder
 */
export const stepSchema = (
  step: StepId,
  factsFor: (profileType?: ProfileType | null) => StepFacts,
  asksCardholder = true,
): FormSchema<TextValues> =>
  jointSchema((values) => {
    const facts = step === 'profileType' ? factsFor(typeIn(values)) : factsFor();
    const found = Object.entries({
      ...stepProblems(step, values, facts),
      ...(asksCardholder ? cardholderProblem(values) : {}),
    });
    return Object.fromEntries(found.map(([name, key]) => [name, messageOf(key, values, facts)]));
  });

const payloadNameOf = (name: string): string => PAYLOAD_NAMES[name] ?? name;

/** Whether a field still has the value that was sent. */
export const hasSent = (body: SubmissionBody | null, name: string, now: StepValues): boolean =>
  (sentIn(body)[name] ?? '') === (now[name] ?? '');

type Refused = Extract<SubmissionFailure, { readonly kind: 'refused' }>;

/** Returns the sent values in the form's format, for comparison with its current values. */
const sentIn = (body: SubmissionBody | null): TextValues => {
  const { values, profileType } = (body ?? {}) as Partial<Pick<StepperContext, 'values' | 'profileType'>>;
  return { ...values, [TYPE_FIELD]: profileType ?? '' };
};

/**
 * Whether the email address already has an account. That is shown once, above the steps, with actions for that
 * account.
 */
const isKnownEmail = (failure: Refused, payloadName: string): boolean =>
  failure.emailIsKnown === true && payloadName === 'email';

/** Returns the messages of the server that belong to no field of these steps. */
export const unplacedTexts = (failure: Refused, steps: readonly Pick<Step, 'id' | 'fields'>[]): string[] => {
  const placed = steps.flatMap(({ id, fields }) =>
    STEP_FIELDS[id].map(payloadNameOf).filter((name) => fields.includes(name)),
  );
  const atFields = Object.entries(failure.fields).filter(([name]) => placed.includes(name));
  const elsewhere = Object.entries(failure.fields).filter(([name]) => !placed.includes(name));
  const said = atFields.map(([, text]) => text);
  return [
    ...new Set(
      [...failure.messages, ...elsewhere.map(([, text]) => text)].filter((text) => !said.includes(text)),
    ),
  ];
};

/**
 * Returns the server's errors for a step's fields, by the form's names. A field that was changed since has no error.
 *
 * @param now the initial values that the form would have now
 */
export function refusalsOf(
  { id, fields }: Pick<Step, 'id' | 'fields'>,
  failure: SubmissionFailure | null,
  body: SubmissionBody | null,
  now: TextValues,
): Readonly<Record<string, string>> {
  if (failure?.kind !== 'refused') return {};
  const sent = sentIn(body);
  return Object.fromEntries(
    STEP_FIELDS[id].flatMap((name) => {
      const payloadName = payloadNameOf(name);
      const text = fields.includes(payloadName) ? failure.fields[payloadName] : undefined;
      return text === undefined || isKnownEmail(failure, payloadName) || (sent[name] ?? '') !== now[name]
        ? []
        : [[name, text]];
    }),
  );
}
