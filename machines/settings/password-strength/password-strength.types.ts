import type { Strength } from '../../../src/domain/passwords/strength';

/** The context holds no password: it goes from the event straight into the measurement. */
export type PasswordStrengthContext = {
  /** The last measured strength; `null` while the field is empty, and if it cannot be measured. */
  readonly strength: Strength | null;
  /** The strength announced at the last pause in typing. */
  readonly announced: Strength | null;
};

export type PasswordStrengthEvent =
  /** The field got focus, so typing is about to start. */
  | { readonly type: 'password.entered' }
  | { readonly type: 'password.changed'; readonly password: string }
  /** Retry was pressed because the meter could not be loaded. `password` is the field's value. */
  | { readonly type: 'meter.retried'; readonly password: string };

export type PasswordStrengthTag = 'busy';
