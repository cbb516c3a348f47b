import type { PremiumConfig, ProfileType } from '../../../domain/entities';
import type { StepFacts, Visitor } from '../../../domain/wizard/step-rules';
import type { useForm } from '../../../ui/form/use-form';
import type { TextValues } from '../../../ui/form/form-options';

/** What the wizard's screens need besides its chart. */
export type StepperFacts = {
  /** Who uses the wizard, and for what. */
  readonly mode: 'registration' | 'premiumRegistration' | 'addPremium' | 'upgrade' | 'billPayOnly';
  readonly preset: ProfileType | null;
  /** The wizard has been created. Before that its first step renders without it, and a press of Next is held. */
  readonly ready: boolean;
  /** Set while a visitor registers; `null` while a customer adds a profile. */
  readonly visitor: Visitor | null;
  /** Premium's prices while it is offered, else `null`. */
  readonly premium: PremiumConfig | null;
  /** The customer has had the discount before, so there is no offer. */
  readonly receivedDiscount: boolean;
  /** ISO 4217. */
  readonly currency: string;
  /** When the wizard was opened (ISO 8601), from which the months of an offer count. */
  readonly openedAt: string;
  /** The customer's own email address, or `null` for a visitor. */
  readonly email: string | null;
  /** Opens the terms over the screen. The focus then returns to the element with this id. */
  readonly openTerms: (activator: string) => void;
};

export type StepForm = ReturnType<typeof useForm<TextValues>>;

export type StepFieldsProps = {
  readonly form: StepForm;
  readonly facts: StepperFacts;
  readonly profileType: ProfileType | null;
  /** Nothing can be edited while a request is pending. */
  readonly locked: boolean;
};

export const ruleFacts = (
  { visitor, preset, premium }: Pick<StepperFacts, 'visitor' | 'preset' | 'premium'>,
  profileType: ProfileType | null,
): StepFacts => ({
  preset,
  premium,
  profileType,
  visitor,
});
