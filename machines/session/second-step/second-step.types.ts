import type { SignInFactor } from '../../../src/domain/factor';

export type SecondStepInput = {
  /** What the server accepts, the easiest first; never empty. */
  readonly factors: readonly SignInFactor[];
};

export type SecondStepContext = SecondStepInput;

export type SecondStepEvent =
  /** Another way was chosen. */
  { readonly type: 'way.chosen'; readonly way: SignInFactor };

/** `irreversible`: the server has a code, or has accepted a passkey, so no other way can be chosen. */
export type SecondStepTag = 'busy' | 'irreversible';
