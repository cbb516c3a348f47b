import type { PremiumConfig, ProfileType } from '../../../domain/entities';
import type { StepFacts, Visitor } from '../../../domain/wizard/step-rules';
import type { useForm } from '../../../ui/form/use-form';
import type { TextValues } from '../../../ui/form/form-options';

/** What the wizard's screens know beside what its chart holds. */
export type StepperFacts = {
  /** Who goes through the steps, and for what. */
  readonly mode: 'registration' | 'premiumRegistration' | 'addPremium' | 'upgrade' | 'billPayOnly';
  readonly preset: ProfileType | null;
  /** The wizard is there; until then its first step is drawn without it, and a press of Next is kept. */
  readonly ready: boolean;
  /** A visitor registers; `null`: a customer adds a profile. */
  readonly visitor: Visitor | null;
  /** Premium's prices while it is offered, else `null`. */
  readonly premium: PremiumConfig | null;
  /** The customer has had the discount before: there is no offer. */
  readonly receivedDiscount: boolean;
  /** ISO 4217. */
  readonly currency: string;
  /** The customer's own e-mail address, or `null` for a visitor. */
  readonly email: string | null;
  /** Opens the terms over the screen; the focus comes back to the element with this id. */
  readonly openTerms: (activator: string) => void;
};

/** The form of the step that is shown. */
export type StepForm = ReturnType<typeof useForm<TextValues>>;

/** What the fields of a step are drawn from. */
export type StepFieldsProps = {
  readonly form: StepForm;
  readonly facts: StepperFacts;
  readonly profileType: ProfileType | null;
  /** Nothing can be edited while something is on its way. */
  readonly locked: boolean;
};

/** The facts that the rules of a step need. */
export const ruleFacts = (
  { visitor, preset, premium }: Pick<StepperFacts, 'visitor' | 'preset' | 'premium'>,
  profileType: ProfileType | null,
): StepFacts => ({
  preset,
  premium,
  profileType,
  visitor,
});
