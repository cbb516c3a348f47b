import type { ProfileType } from '../../../src/domain/entities';
import type { StepperInput } from '../stepper/stepper.types';

export type RegistrationInput = {
  /**
   * The wizard's input: its steps and what was entered before a reload; `null` until the company's offer is known.
   */
  readonly start: StepperInput | null;
};

export type RegistrationContext = RegistrationInput & {
  /** The new customer's uuid, if the server has named it. */
  readonly uuid: string | null;
  readonly profileType: ProfileType | null;
};

export type RegistrationEvent =
  /** The person leaves before the wizard is ready, or closes the message that asks them to check their mail. */
  | { readonly type: 'registration.closed' }
  /** The wizard crashed and the person restarts it. */
  | { readonly type: 'registration.restarted' };

/** The events that a completed wizard emits, by the names in the requirements (S4.completion.1). */
export type CompletionEmitted =
  | { readonly type: 'premium-subscription-complete' }
  | { readonly type: 'applicationSent' }
  | { readonly type: 'complete' };

export type RegistrationOutput =
  | {
      readonly kind: 'completed';
      readonly uuid: string | null;
      readonly profileType: ProfileType | null;
    }
  | { readonly kind: 'closed' };
