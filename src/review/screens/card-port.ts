import { playedEnvironment } from '../play/environment';
import type { WalletFormPort } from '../../features/cards/card-entry/card-form-port';

const { payments } = playedEnvironment.adapters;

/**
 * Loads the practice provider of card payments, whose card fields look as in the sandbox. (As
 * src/features/cards/card-entry/card-form.route.ts passes it to the routes.)
 */
export async function openCardPort(): Promise<WalletFormPort> {
  const port = await payments.open({ publicKey: 'pk_sandbox_review' }, new AbortController().signal);
  return {
    provider: port.provider,
    loaded: () => port.loaded(),
    components: () => port.components,
    attach: (element) => port.attach(element),
    // A wallet's button would tell the chart by itself that it is available. Paths do that instead.
    mountWallet: () => ({ update: () => undefined, unmount: () => undefined }),
  };
}
