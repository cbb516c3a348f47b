import type { Strength } from '../../../src/domain/passwords/strength';

/** No password is kept here: it travels from the event into the measurement alone. */
export type PasswordStrengthContext = {
  /** Of what was measured last; `null` while nothing is typed, and when it cannot be told. */
  readonly strength: Strength | null;
  /** What has been read out: the strength at the last pause in typing. */
  readonly announced: Strength | null;
};

export type PasswordStrengthEvent =
  /** The focus came to the field: something is about to be typed. */
  | { readonly type: 'password.entered' }
  | { readonly type: 'password.changed'; readonly password: string }
  /** Retry at a meter that could not be loaded, with what stands in the field. */
  | { readonly type: 'meter.retried'; readonly password: string };

export type PasswordStrengthTag = 'busy';
