import type { ProfileType } from '../../../src/domain/entities';
import type { StepperInput } from '../stepper/stepper.types';

export type RegistrationInput = {
  /**
   * What the wizard starts with: its steps, and what was entered before a reload; `null` while it is not known what the
   * company offers.
   */
  readonly start: StepperInput | null;
};

export type RegistrationContext = RegistrationInput & {
  /** The new customer, as far as the server has named them. */
  readonly uuid: string | null;
  readonly profileType: ProfileType | null;
};

export type RegistrationEvent =
  /** The person leaves before the wizard is there, or has read that they should look at their mail. */
  | { readonly type: 'registration.closed' }
  /** The wizard stopped working, and the person starts it again. */
  | { readonly type: 'registration.restarted' };

/** What a wizard tells in the end, by the names that are asked for (S4.completion.1). */
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
