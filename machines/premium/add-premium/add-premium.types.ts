import type { ProfileType } from '../../../src/domain/entities';
import type { CompletionEmitted } from '../../registration/registration/registration.types';
import type { StepperInput } from '../../registration/stepper/stepper.types';

/** What the add-new chooser offers (S2.profilePage.3). */
export type NewProfileKind = 'business' | 'billPay';

export type AddPremiumInput = {
  /** What was asked for by the way that led here; `null`: the chooser asks. */
  readonly kind: NewProfileKind | null;
  /** The card account that is to become Premium (upgrade mode), or `null`. */
  readonly account: string | null;
  /** What the wizard starts with, by what was chosen. */
  readonly starts: Readonly<Record<NewProfileKind, StepperInput>>;
};

/** What the wizard starts with for an account that may become Premium; `null` for one that may not. */
export type UpgradeOutcome = { readonly start: StepperInput | null };

export type AddPremiumContext = AddPremiumInput & { readonly profileType: ProfileType | null };

export type AddPremiumEvent =
  | { readonly type: 'kind.chosen'; readonly kind: NewProfileKind }
  /** Retry, where the accounts could not be read. */
  | { readonly type: 'account.retried' }
  /** The chooser, or what is said in its place, was closed. */
  | { readonly type: 'addPremium.closed' }
  /** The wizard stopped working, and the person starts it again. */
  | { readonly type: 'addPremium.restarted' };

export type AddPremiumEmitted = CompletionEmitted;

export type AddPremiumOutput =
  | { readonly kind: 'completed'; readonly profileType: ProfileType | null }
  /** The profile waits for a card; that can follow on the profile. */
  | { readonly kind: 'postponed' }
  | { readonly kind: 'closed' };
