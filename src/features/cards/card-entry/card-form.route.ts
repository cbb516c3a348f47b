import type { WalletFormPort } from './card-form-port';
import type { Environment } from '../../../app/environment/environment';

/**
 * Connects the card form to the payment provider that is open at present. The form renders once there is one. The
 * provider may be reopened after a failure, so it is looked up at each use.
 */
export const cardForm = ({ adapters: { payments } }: Environment): WalletFormPort => ({
  get provider() {
    return payments.current()?.provider ?? 'stripe';
  },
  loaded: () => payments.current()?.loaded() ?? null,
  components: () => payments.current()?.components ?? null,
  attach: (element) => payments.current()?.attach(element),
  mountWallet: (...request) => {
    const port = payments.current();
    if (port === null) throw new Error('The card payment provider has not been loaded');
    return port.mountWallet(...request);
  },
});
