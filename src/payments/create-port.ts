import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, SetupIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import { abortable } from './abortable';
import { challengeOutcome, tokenisedCard } from './outcomes';
import type { ChallengeOutcome, TokenOutcome } from '../domain/cards/card-payment';
import type { PaymentsPort } from './port';
import { createSecrets, type KeptChallenge } from './secrets';
import { createWalletPort } from './wallet-port';

/** What differs between providers. Both expose Stripe's interface. */
export type Provider = {
  readonly name: PaymentsPort['provider'];
  /** Creates the Stripe-shaped object. May be called again after it rejected or a wait for it was aborted. */
  open(): Promise<Stripe>;
  /** Closes a challenge that is no longer awaited. */
  dismissChallenge?(): void;
  /** Loads what the object needs to draw wallets. */
  prepareWallet?(): Promise<void>;
};

const confirm = (
  stripe: Stripe,
  { intent, clientSecret }: KeptChallenge,
): Promise<SetupIntentResult | PaymentIntentResult> =>
  intent === 'setup' ? stripe.confirmCardSetup(clientSecret) : stripe.confirmCardPayment(clientSecret);

const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret;

/** Creates the payments port of a provider. It loads the provider once and keeps its ids and secrets private. */
export const createPaymentsPort = (provider: Provider): PaymentsPort => {
  const secrets = createSecrets();
  let stripe: Stripe | null = null;
  let opening: Promise<Stripe> | null = null;
  let element: StripeCardElement | null = null;

  const open = (): Promise<Stripe> => {
    const attempt = provider.open().then((opened) => (stripe = opened));
    const settled = (): void => {
      if (opening === attempt) opening = null;
    };
    attempt.then(settled, settled);
    return attempt;
  };

  const load = async (signal?: AbortSignal): Promise<Stripe> => {
    signal?.throwIfAborted();
    if (stripe) return stripe;
    opening ??= open();
    return abortable(opening, signal, () => (opening = null));
  };

  const createToken = async (
    { cardholderName }: { readonly cardholderName: string },
    signal?: AbortSignal,
  ): Promise<TokenOutcome> => {
    const loaded = await load(signal);
    if (!element) throw new Error('No card element is mounted');
    const card = { type: 'card', card: element, billing_details: { name: cardholderName.trim() } } as const;
    const made = tokenisedCard(await abortable(loaded.createPaymentMethod(card), signal));
    if (typeof made === 'string') return { kind: 'refused', message: made };
    const { id, ...shown } = made;
    return { kind: 'token', card: { token: secrets.keepToken(id), ...shown } };
  };

  const runChallenge = async (reference: string, signal?: AbortSignal): Promise<ChallengeOutcome> => {
    const challenge = secrets.takeChallenge(reference);
    const dismiss = (): void => provider.dismissChallenge?.();
    try {
      const loaded = await load(signal);
      const result = await abortable(confirm(loaded, challenge), signal, dismiss);
      return challengeOutcome(result, intentIdOf(challenge.clientSecret));
    } catch (error) {
      if (signal?.aborted) throw error;
      // The provider's script is gone, or it rejects the secret. Its messages are for developers.
      return { kind: 'unavailable', message: null };
    }
  };

  return {
    provider: provider.name,
    load,
    loaded: () => stripe,
    components: { Elements, CardElement },
    attach: (mounted) => {
      element = mounted;
    },
    clear: () => {
      try {
        element?.clear();
      } catch {
        // The element was destroyed with its screen, so there is nothing to clear.
      }
    },
    createToken,
    ...createWalletPort({
      load,
      prepare: async () => provider.prepareWallet?.(),
      secrets,
    }),
    reveal: secrets.token,
    keepChallenge: (clientSecret, intent) => secrets.keepChallenge({ clientSecret, intent }),
    runChallenge,
    forget: secrets.forget,
  };
};
