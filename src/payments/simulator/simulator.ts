import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { lateCode } from '../../platform/late-code';
import type { SandboxReport } from './report';
import { createCardElement, type ElementInternals, type SimulatedCardElement } from './card-element';
import { nameCard } from './card-name';
import { openChallenge, type ChallengeEnding } from './challenge-dialog';
import {
  concludeChallenge,
  intentIdOf,
  unknownIntent,
  type ConfirmationResult,
  type IntentKind,
} from './confirmation';
import { hostOf } from './modal-choice';
import { makePaymentMethod, makeToken } from './payment-method';
import type { CardValues } from './card-values';
import type { createWalletElement, SimulatedCharge, SimulatedWalletElement } from './wallet-element';

export type SimulatorOptions = {
  /** Called with the outcome of each challenge before its confirmation resolves. */
  readonly report?: SandboxReport;
  /** The time for checking expiries. */
  readonly now?: () => Date;
};

type BillingDetails = { readonly name?: string };

type CardData = {
  readonly type?: string;
  readonly card?: object;
  readonly billing_details?: BillingDetails;
  /** Instead of a card: the elements in whose wallet a card was chosen. */
  readonly elements?: object;
};

/** Stripe finds an element by its type, or by the React component that drew it. */
type ElementKey = string | { readonly __elementType?: string };

/**
 * Creates a Stripe-shaped object for `<Elements stripe={…}>` that needs no network. Card numbers stay in its
 * elements. The backend decides the outcome of a card by the PaymentMethod's id.
 */
export const createSimulator = ({ report, now = () => new Date() }: SimulatorOptions) => {
  const known = new WeakMap<object, ElementInternals>();
  const openChallenges = new Set<() => void>();
  let lastRoot: HTMLElement | null = null;
  let lastCard: string | null = null;
  const walletCards = new WeakMap<object, CardValues>();
  let drawWallet: typeof createWalletElement | null = null;

  const createWallet = (group: object, charge: () => SimulatedCharge): SimulatedWalletElement => {
    if (!drawWallet) throw new Error('The simulator was not prepared for wallets.');
    return drawWallet({
      charge,
      now,
      onCard: (values) => {
        walletCards.set(group, values);
        lastCard = nameCard(values);
      },
    });
  };

  const elements = (asked: SimulatedCharge = {}) => {
    let charge = asked;
    let card: { readonly element: SimulatedCardElement; readonly internals: ElementInternals } | null = null;
    const current = () => (card?.internals.isDestroyed() === false ? card : null);
    const group = {
      create: (
        type: string,
        options: StripeCardElementOptions = {},
      ): SimulatedCardElement | SimulatedWalletElement => {
        if (type === 'expressCheckout') return createWallet(group, () => charge);
        if (type !== 'card') throw new Error(`The simulator has no element of type ${type}.`);
        if (current())
          throw new Error('Can only create one Element of type card through this Elements instance.');
        card = createCardElement(options, now);
        known.set(card.element, card.internals);
        lastRoot = card.internals.entry.root;
        return card.element;
      },
      getElement: (key: ElementKey): SimulatedCardElement | null => {
        const type = typeof key === 'string' ? key : key.__elementType;
        return type === 'card' ? (current()?.element ?? null) : null;
      },
      update: (changed: SimulatedCharge): void => {
        charge = { ...charge, ...changed };
      },
      fetchUpdates: (): Promise<Record<string, never>> => Promise.resolve({}),
      submit: (): Promise<Record<string, never>> => Promise.resolve({}),
    };
    return group;
  };

  /** @throws if no card was chosen in the wallet of these elements, which is an error of the caller */
  const readWallet = (group: object): { readonly values: CardValues; readonly error?: undefined } => {
    const values = walletCards.get(group);
    if (!values) throw new Error('No card was chosen in a wallet of these Elements.');
    return { values };
  };

  /** @throws if this is not an element of this simulator, or was destroyed, which is an error of the caller */
  const entryOf = (element: object | undefined) => {
    const internals = element && known.get(element);
    if (!internals || internals.isDestroyed()) {
      throw new Error(
        'We could not retrieve data from the specified Element. Please make sure it is still mounted.',
      );
    }
    return internals.entry;
  };

  /** The values of a valid card, otherwise the provider's error. */
  const readCard = (element: object | undefined) => {
    const entry = entryOf(element);
    const { error } = entry.reveal();
    if (error) return { error: { type: 'validation_error' as const, ...error } };
    const values = entry.values();
    lastCard = nameCard(values);
    return { values };
  };

  const challenge = (): Promise<ChallengeEnding> =>
    new Promise((resolve) => {
      const dismiss = openChallenge(hostOf(lastRoot), lastCard, (ending) => {
        openChallenges.delete(dismiss);
        resolve(ending);
      });
      openChallenges.add(dismiss);
    });

  const confirm = async (kind: IntentKind, clientSecret: string): Promise<ConfirmationResult> => {
    const id = intentIdOf(kind, clientSecret);
    if (id === null) return unknownIntent(kind);
    return concludeChallenge(kind, id, await challenge(), report);
  };

  return {
    stripe: {
      elements,
      createToken: async (element: object, { name }: BillingDetails = {}) => {
        const { values, error } = await Promise.resolve(readCard(element));
        return error ? { error } : { token: makeToken(values, name ?? null, now()) };
      },
      createPaymentMethod: async ({ card, billing_details, elements: group }: CardData) => {
        const { values, error } = await Promise.resolve(group ? readWallet(group) : readCard(card));
        return error
          ? { error }
          : { paymentMethod: makePaymentMethod(values, billing_details?.name ?? null, now()) };
      },
      confirmCardSetup: (clientSecret: string) => confirm('setup', clientSecret),
      confirmCardPayment: (clientSecret: string) => confirm('payment', clientSecret),
      registerAppInfo: (): void => undefined,
    },
    /** Loads the wallets' code, so that other screens do not download it. */
    prepareWallet: async (): Promise<void> => {
      ({ createWalletElement: drawWallet } = await lateCode(() => import('./wallet-element')));
    },
    /** Closes all open challenges. */
    dismissChallenges: (): void => {
      for (const dismiss of [...openChallenges]) dismiss();
    },
  };
};
