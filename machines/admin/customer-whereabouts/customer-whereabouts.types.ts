import type { Customer } from '../../../src/domain/admin-entities';
import type { Whereabouts } from '../../../src/domain/support';

export type CustomerWhereaboutsInput = { readonly customer: Customer };

/** `null`: the customer shows nothing. */
export type Look = Whereabouts | null;

export type CustomerWhereaboutsContext = CustomerWhereaboutsInput & {
  /** What was seen last. */
  readonly seen: Look;
};

export type CustomerWhereaboutsEvent =
  | { readonly type: 'dialog.closed' }
  /** Retry was pressed after a failure. */
  | { readonly type: 'look.retried' };

/** `asking`: nothing is known yet, or since a failure. */
export type CustomerWhereaboutsTag = 'asking' | 'failed';
