import type { Customer } from '../../../src/domain/admin-entities';

export type FactorResetInput = {
  /** The customer who has lost their second step. */
  readonly customer: Customer;
};

export type FactorResetContext = FactorResetInput;

export type FactorResetEvent = { readonly type: 'dialog.closed' };

/** `irreversible`: the request is being sent, so the dialog cannot be closed. */
export type FactorResetTag = 'busy' | 'irreversible';
