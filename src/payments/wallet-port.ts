import type { Stripe } from '@stripe/stripe-js';
import type { MountedWallet, WalletCharge } from '../domain/cards/wallet';
import { lateCode } from '../platform/late-code';
import type { PaymentsPort } from './port';
import type { Secrets } from './secrets';

type WalletPort = Pick<PaymentsPort, 'mountWallet' | 'createWalletToken' | 'giveUpWallet'>;

/** What the wallets need from their port. */
export type WalletHost = {
  /** The provider's object; rejects if it cannot be loaded. */
  readonly load: (signal?: AbortSignal) => Promise<Stripe>;
  /** Loads what the provider additionally needs for wallets. */
  readonly prepare: () => Promise<void>;
  readonly secrets: Secrets;
};

/** Draws the buttons as soon as their code has loaded. Until then it remembers the latest charge. */
const later = (
  first: WalletCharge,
  arriving: Promise<(charge: WalletCharge) => MountedWallet>,
  onMissing: () => void,
): MountedWallet => {
  let charge = first;
  let drawn: MountedWallet | null = null;
  let gone = false;
  arriving
    .then((draw) => {
      if (!gone) drawn = draw(charge);
    })
    .catch(() => {
      if (!gone) onMissing();
    });
  return {
    update: (changed) => {
      charge = changed;
      drawn?.update(changed);
    },
    unmount: () => {
      gone = true;
      drawn?.unmount();
    },
  };
};

const loadWallet = () => lateCode(() => import('./wallet'));

/** Creates the wallets' part of the port. The first `mountWallet` loads its code. */
export const createWalletPort = ({ load, prepare, secrets }: WalletHost): WalletPort => ({
  mountWallet: (place, charge, look, listener) => {
    const arriving = Promise.all([loadWallet(), load(), prepare()]).then(
      ([{ drawWallet }, stripe]) =>
        (known: WalletCharge) =>
          drawWallet(stripe, place, known, look, {
            ...listener,
            onAuthorised: (authorisation) => listener.onAuthorised(secrets.keepAuthorisation(authorisation)),
          }),
    );
    return later(charge, arriving, () => listener.onShown(false));
  },
  createWalletToken: async (reference, signal) => {
    const authorisation = secrets.takeAuthorisation(reference);
    if (!authorisation) throw new Error('No such authorisation, or it was used already');
    const [{ walletCard }, stripe] = await Promise.all([loadWallet(), load()]);
    const made = await walletCard(stripe, authorisation, signal);
    if (typeof made === 'string') return { kind: 'refused', message: made };
    const { id, ...shown } = made.card;
    return { kind: 'token', card: { token: secrets.keepToken(id), ...shown }, from: made.from };
  },
  giveUpWallet: (reference) => secrets.takeAuthorisation(reference)?.fail(),
});
