import { formatMoney } from '../../domain/money';
import type { WalletCharge } from '../../domain/cards/wallet';
import type { CardValues } from './card-values';
import { createEmitter } from './emitter';
import { hostOf, openChoice } from './modal-choice';
import { addStyles } from './styles';
import { texts } from './texts';

/** The part of Stripe's Express Checkout Element that the app uses. */
export type SimulatedWalletElement = {
  on(type: string, listener: (event: unknown) => void): SimulatedWalletElement;
  once(type: string, listener: (event: unknown) => void): SimulatedWalletElement;
  off(type: string, listener?: (event: unknown) => void): SimulatedWalletElement;
  mount(target: HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(options: object): void;
};

/** Options of Elements: none for a card element, a price or none for a wallet. */
export type SimulatedCharge = {
  readonly mode?: WalletCharge['mode'];
  /** Cents. */
  readonly amount?: number;
  readonly currency?: string;
};

export type WalletElementOptions = {
  /** Returns the current options of the Elements. */
  readonly charge: () => SimulatedCharge;
  /** The time after which the cards expire. */
  readonly now: () => Date;
  readonly onCard: (card: CardValues) => void;
};

const ELEMENT = { elementType: 'expressCheckout', expressPaymentType: 'simulated' } as const;

/** The wallet's cards: published test numbers of Stripe. */
const CARDS = [
  { ending: '4242424242424242', text: texts.wallet.works, look: 'primary' },
  { ending: '4000002500003155', text: texts.wallet.challenged },
  { ending: '4000000000000002', text: texts.wallet.declined },
] as const;

const CANCEL = { ending: 'cancel', text: texts.wallet.cancel } as const;

/** Formats the price, whose currency the provider has in lower case; nothing if the card is only saved. */
const priceOf = (charge: SimulatedCharge): string | undefined =>
  charge.mode === 'subscription' && charge.amount !== undefined && charge.currency !== undefined
    ? formatMoney(charge.amount, charge.currency.toUpperCase())
    : undefined;

/** December of next year, so that the card has not expired. */
const expiryAfter = (now: Date): string => `12${String(now.getFullYear() + 1).slice(-2)}`;

/**
 * Creates a wallet's button with Stripe's methods and events. Its sheet opens once the press was resolved, and
 * provides one of the test cards.
 */
export const createWalletElement = ({
  charge,
  now,
  onCard,
}: WalletElementOptions): SimulatedWalletElement => {
  const emitter = createEmitter();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'simulated-wallet';
  button.textContent = texts.wallet.pay;
  let dismiss: (() => void) | null = null;

  const openSheet = (): void => {
    const subject = priceOf(charge());
    dismiss = openChoice(
      hostOf(button),
      {
        title: texts.wallet.title,
        explanation: texts.wallet.explanation,
        ...(subject !== undefined && { subject }),
        choices: [...CARDS, CANCEL],
        onEscape: CANCEL.ending,
      },
      (ending) => {
        dismiss = null;
        if (ending === 'dismissed') return;
        if (ending === 'cancel') {
          emitter.emit('cancel', ELEMENT);
          return;
        }
        onCard({ number: ending, expiry: expiryAfter(now()), cvc: '' });
        emitter.emit('confirm', { ...ELEMENT, paymentFailed: () => undefined });
      },
    );
  };

  button.addEventListener('click', () => {
    if (dismiss) return;
    let answered = false;
    const once = (act: () => void) => (): void => {
      if (answered) return;
      answered = true;
      act();
    };
    emitter.emit('click', { ...ELEMENT, resolve: once(openSheet), reject: once(() => undefined) });
  });

  const unmount = (): void => {
    dismiss?.();
    button.remove();
  };

  const element: SimulatedWalletElement = {
    on: (type, listener) => {
      emitter.on(type, listener);
      return element;
    },
    once: (type, listener) => {
      emitter.once(type, listener);
      return element;
    },
    off: (type, listener) => {
      emitter.off(type, listener);
      return element;
    },
    mount: (target) => {
      addStyles(document);
      target.replaceChildren(button);
      setTimeout(() => {
        if (button.isConnected)
          emitter.emit('ready', { ...ELEMENT, availablePaymentMethods: { simulated: true } });
      });
    },
    unmount,
    destroy: unmount,
    update: () => undefined,
  };
  return element;
};
