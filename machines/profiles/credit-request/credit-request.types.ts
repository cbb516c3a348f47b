import type { StepValues } from '../../../src/domain/wizard/steps';

export type CreditRequestInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

export type CreditRequestContext = CreditRequestInput & {
  /** What stands in the form, by the names of the stepper's fields; a ticked box is `yes`. */
  readonly values: StepValues;
};

export type CreditRequestEvent =
  { readonly type: 'request.edited'; readonly values: StepValues } | { readonly type: 'dialog.closed' };

/** `sent`: the application waits for approval, which the customer is told (`applicationSent`). */
export type CreditRequestOutput = { readonly kind: 'sent' } | { readonly kind: 'closed' };

/** `irreversible`: the application is on its way to the server; the dialog does not close. */
export type CreditRequestTag = 'busy' | 'irreversible';
