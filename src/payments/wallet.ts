import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { CARD_BRANDS } from '../domain/limits';
import type {
  MountedWallet,
  WalletCard,
  WalletCharge,
  WalletKind,
  WalletListener,
  WalletLook,
} from '../domain/cards/wallet';
import { abortable } from './abortable';
import { tokenisedCard, type TokenisedCard } from './outcomes';

/** A user's consent in a wallet's sheet, which stays open until it gets the result. */
export type Authorisation = {
  readonly wallet: WalletKind;
  readonly elements: StripeElements;
  /** Tells the sheet that its card was not accepted. */
  readonly fail: () => void;
};

/** Like `WalletListener`, but gets the authorisation itself instead of a reference. */
export type AuthorisationListener = Omit<WalletListener, 'onAuthorised'> & {
  readonly onAuthorised: (authorisation: Authorisation) => void;
};

const BUTTON_HEIGHT_PX = 48;

/** By the provider's names. */
const WALLETS: Readonly<Record<string, WalletKind>> = {
  apple_pay: 'applePay',
  google_pay: 'googlePay',
  simulated: 'simulated',
};

/** Only wallets: the element's other payment methods give no card, or ask for it a second time. */
const OFFERED = {
  applePay: 'auto',
  googlePay: 'auto',
  link: 'never',
  amazonPay: 'never',
  paypal: 'never',
  klarna: 'never',
} as const;

/** The provider expects currencies in lower case. */
const asked = (charge: WalletCharge): WalletCharge => ({
  ...charge,
  currency: charge.currency.toLowerCase(),
});

const isAny = (wallets: object | undefined): boolean =>
  Object.values(wallets ?? {}).some((wallet: unknown) =>
    typeof wallet === 'object' && wallet !== null ? 'available' in wallet && wallet.available : wallet,
  );

/**
 * Draws the wallets' buttons with the Express Checkout Element, in a separate Elements group (D4.13). Closing a
 * wallet's sheet changes nothing, so it is not reported.
 *
 * @param place an empty element
 */
export const drawWallet = (
  stripe: Stripe,
  place: HTMLElement,
  charge: WalletCharge,
  { dark, locale }: WalletLook,
  listener: AuthorisationListener,
): MountedWallet => {
  const elements = stripe.elements({
    ...asked(charge),
    locale: locale as StripeElementLocale,
    paymentMethodCreation: 'manual',
  });
  const theme = dark ? 'white' : 'black';
  const element = elements.create('expressCheckout', {
    paymentMethods: OFFERED,
    buttonHeight: BUTTON_HEIGHT_PX,
    buttonTheme: { applePay: theme, googlePay: theme },
    // The button only provides the card; the purchase is completed elsewhere.
    buttonType: { applePay: 'plain', googlePay: 'plain' },
  });
  element.on('ready', ({ availablePaymentMethods }) => listener.onShown(isAny(availablePaymentMethods)));
  element.on('availablepaymentmethodschange', ({ paymentMethods }) =>
    listener.onShown(isAny(paymentMethods)),
  );
  element.on('loaderror', () => listener.onShown(false));
  element.on('click', ({ resolve, reject }) => {
    if (listener.onPress()) resolve();
    else reject();
  });
  element.on('confirm', ({ expressPaymentType, paymentFailed }) => {
    const fail = (): void => paymentFailed({ reason: 'fail' });
    const wallet = WALLETS[expressPaymentType];
    if (wallet === undefined) fail();
    else listener.onAuthorised({ wallet, elements, fail });
  });
  element.mount(place);
  return {
    update: (changed) => void elements.update(asked(changed)),
    unmount: () => element.destroy(),
  };
};

const brandOf = (brand: string | undefined): WalletCard['brand'] =>
  CARD_BRANDS.find((known) => known === brand) ?? 'generic';

/**
 * Creates a PaymentMethod from the card that the user chose in a wallet.
 *
 * @returns the card with what may be shown of it, or the provider's message to the customer
 * @throws if the provider returns neither, or the signal aborts; the sheet is told that it failed
 */
export const walletCard = async (
  stripe: Stripe,
  { elements, wallet, fail }: Authorisation,
  signal: AbortSignal | undefined,
): Promise<{ readonly card: TokenisedCard; readonly from: WalletCard } | string> => {
  try {
    const { error } = await abortable(elements.submit(), signal);
    const result = error ? { error } : await abortable(stripe.createPaymentMethod({ elements }), signal);
    const card = tokenisedCard(result);
    if (typeof card !== 'string') {
      return { card, from: { wallet, brand: brandOf(result.paymentMethod?.card?.brand) } };
    }
    fail();
    return card;
  } catch (failure) {
    fail();
    throw failure;
  }
};
