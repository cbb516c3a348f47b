import type { ProfileType } from '../../../src/domain/entities';
import type { CompletionEmitted } from '../../registration/registration/registration.types';
import type { StepperInput } from '../../registration/stepper/stepper.types';

/** The options of the add-new chooser (S2.profilePage.3). */
export type NewProfileKind = 'business' | 'billPay';

export type AddPremiumInput = {
  /** The option that the address or a draft names; `null`: the chooser asks. */
  readonly kind: NewProfileKind | null;
  /** The card account to upgrade to Premium, or `null`. */
  readonly account: string | null;
  /** The wizard's input for each option. */
  readonly starts: Readonly<Record<NewProfileKind, StepperInput>>;
};

/** The wizard's input for an account that may become Premium; `null` for one that may not. */
export type UpgradeOutcome = { readonly start: StepperInput | null };

export type AddPremiumContext = AddPremiumInput & { readonly profileType: ProfileType | null };

export type AddPremiumEvent =
  | { readonly type: 'kind.chosen'; readonly kind: NewProfileKind }
  /** Retry was pressed because the accounts could not be read. */
  | { readonly type: 'account.retried' }
  /** The chooser, or the message shown in its place, was closed. */
  | { readonly type: 'addPremium.closed' }
  /** The wizard crashed and the person restarts it. */
  | { readonly type: 'addPremium.restarted' };

export type AddPremiumEmitted = CompletionEmitted;

export type AddPremiumOutput =
  | { readonly kind: 'completed'; readonly profileType: ProfileType | null }
  /** The profile still needs a card, which can be added later on the profile. */
  | { readonly kind: 'postponed' }
  | { readonly kind: 'closed' };
