import type { StepValues } from '../../../src/domain/wizard/steps';

export type CreditRequestInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

export type CreditRequestContext = CreditRequestInput & {
  /** The values of the form, by the names of the stepper's fields. A ticked checkbox is `yes`. */
  readonly values: StepValues;
};

export type CreditRequestEvent =
  { readonly type: 'request.edited'; readonly values: StepValues } | { readonly type: 'dialog.closed' };

/** `sent`: the application waits for approval. The customer is notified (`applicationSent`). */
export type CreditRequestOutput = { readonly kind: 'sent' } | { readonly kind: 'closed' };

/** `irreversible`: the application is being sent, so the dialog cannot be closed. */
export type CreditRequestTag = 'busy' | 'irreversible';
