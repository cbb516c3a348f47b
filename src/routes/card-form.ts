import type { CardFormPort } from '../features/cards/card-form-port';
import type { Environment } from '../provide/environment';

/**
 * What the card form needs of the payment provider that is open now; it is drawn once there is one.
 * (The provider may be opened again after a failure, so it is looked up at each use.)
 */
export const cardForm = ({ adapters: { payments } }: Environment): CardFormPort => ({
  get provider() {
    return payments.current()?.provider ?? 'stripe';
  },
  loaded: () => payments.current()?.loaded() ?? null,
  attach: (element) => payments.current()?.attach(element),
});
