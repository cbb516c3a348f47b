import type { StripeCardElementOptions } from '@stripe/stripe-js';
import type { SandboxReport } from '../load';
import { createCardElement, type ElementInternals, type SimulatedCardElement } from './card-element';
import { openChallenge, type ChallengeEnding } from './challenge-dialog';
import {
  concludeChallenge,
  intentIdOf,
  unknownIntent,
  type ConfirmationResult,
  type IntentKind,
} from './confirmation';
import { makePaymentMethod, makeToken } from './payment-method';
import { texts } from './texts';
import { brandOf } from './card-numbers';
import type { CardValues } from './card-values';

export type SimulatorOptions = {
  /** Told how each challenge ended, before its confirmation is answered. */
  readonly report?: SandboxReport;
  /** The time that expiries are judged by. */
  readonly now?: () => Date;
};

type BillingDetails = { readonly name?: string };

type CardData = { readonly type: string; readonly card: unknown; readonly billing_details?: BillingDetails };

/** Stripe finds an element by its type or by the React component that drew it. */
type ElementKey = string | { readonly __elementType?: string };

const nameCard = ({ number }: CardValues): string => {
  const brand = brandOf(number);
  // A title that breaks keeps the dots and the digits together.
  const digits = `••••\u00a0${number.slice(-4)}`;
  return brand === 'unknown' ? digits : `${texts.brands[brand]} ${digits}`;
};

/**
 * A Stripe-shaped object that needs no network: `<Elements stripe={…}>` takes it for the real one. Card numbers stay
 * in its elements; the backend decides what becomes of a card by the PaymentMethod's id.
 */
export const createSimulator = ({ report, now = () => new Date() }: SimulatorOptions) => {
  const known = new WeakMap<object, ElementInternals>();
  const openChallenges = new Set<() => void>();
  let lastRoot: HTMLElement | null = null;
  let lastCard: string | null = null;

  const elements = () => {
    let card: { readonly element: SimulatedCardElement; readonly internals: ElementInternals } | null = null;
    const current = () => (card?.internals.isDestroyed() === false ? card : null);
    return {
      create: (type: string, options: StripeCardElementOptions = {}): SimulatedCardElement => {
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
      update: (): void => undefined,
      fetchUpdates: (): Promise<Record<string, never>> => Promise.resolve({}),
      submit: (): Promise<Record<string, never>> => Promise.resolve({}),
    };
  };

  /** @throws when this is no element of this simulator, or one that is gone: a mistake of the caller's */
  const entryOf = (element: unknown) => {
    const internals = typeof element === 'object' && element !== null ? known.get(element) : undefined;
    if (!internals || internals.isDestroyed()) {
      throw new Error(
        'We could not retrieve data from the specified Element. Please make sure it is still mounted.',
      );
    }
    return internals.entry;
  };

  /** The values of a card that may be used, else the provider's error. */
  const readCard = (element: unknown) => {
    const entry = entryOf(element);
    const { error } = entry.reveal();
    if (error) return { error: { type: 'validation_error' as const, ...error } };
    const values = entry.values();
    lastCard = nameCard(values);
    return { values };
  };

  const challenge = (): Promise<ChallengeEnding> =>
    new Promise((resolve) => {
      const host = lastRoot?.closest<HTMLElement>('dialog[open], [role="dialog"]') ?? document.body;
      const dismiss = openChallenge(host, lastCard, (ending) => {
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
      createToken: async (element: unknown, { name }: BillingDetails = {}) => {
        const { values, error } = await Promise.resolve(readCard(element));
        return error ? { error } : { token: makeToken(values, name ?? null, now()) };
      },
      createPaymentMethod: async ({ card, billing_details }: CardData) => {
        const { values, error } = await Promise.resolve(readCard(card));
        return error
          ? { error }
          : { paymentMethod: makePaymentMethod(values, billing_details?.name ?? null, now()) };
      },
      confirmCardSetup: (clientSecret: string) => confirm('setup', clientSecret),
      confirmCardPayment: (clientSecret: string) => confirm('payment', clientSecret),
      registerAppInfo: (): void => undefined,
    },
    /** Takes every open challenge off the screen. */
    dismissChallenges: (): void => {
      for (const dismiss of [...openChallenges]) dismiss();
    },
  };
};
