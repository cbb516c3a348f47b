// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { listen, mount, openPort, premium } from './mounted-wallet';

describe('the wallets’ buttons', () => {
  it('are Stripe’s element in a separate group, with price and currency, only for Apple Pay and Google Pay', async () => {
    const { stripe, place } = await mount();
    expect(stripe.elements.mock.calls).toEqual([
      [
        {
          mode: 'subscription',
          amount: 499,
          currency: 'gbp',
          locale: 'en-GB',
          paymentMethodCreation: 'manual',
        },
      ],
    ]);
    expect(stripe.group.create.mock.calls).toEqual([
      [
        'expressCheckout',
        {
          paymentMethods: {
            applePay: 'auto',
            googlePay: 'auto',
            link: 'never',
            amazonPay: 'never',
            paypal: 'never',
            klarna: 'never',
          },
          buttonHeight: 48,
          buttonTheme: { applePay: 'black', googlePay: 'black' },
          buttonType: { applePay: 'plain', googlePay: 'plain' },
        },
      ],
    ]);
    expect(stripe.element.mount.mock.calls).toEqual([[place]]);
  });

  it('request no amount if the card is only stored, and are light on a dark surface', async () => {
    const { stripe } = await mount({ mode: 'setup', currency: 'GBP' }, true);
    expect(stripe.elements.mock.lastCall?.[0]).toEqual({
      mode: 'setup',
      currency: 'gbp',
      locale: 'en-GB',
      paymentMethodCreation: 'manual',
    });
    expect(stripe.group.create.mock.lastCall?.[1]).toMatchObject({
      buttonTheme: { applePay: 'white', googlePay: 'white' },
    });
  });

  it.each([
    ['ready', { availablePaymentMethods: { applePay: false, googlePay: true } }, true],
    ['ready', { availablePaymentMethods: { applePay: false, googlePay: false } }, false],
    ['ready', { availablePaymentMethods: undefined }, false],
    ['ready', { availablePaymentMethods: { applePay: null, googlePay: undefined } }, false],
    ['availablepaymentmethodschange', { paymentMethods: { applePay: { available: true } } }, true],
    ['availablepaymentmethodschange', { paymentMethods: { applePay: { available: false } } }, false],
    ['availablepaymentmethodschange', { paymentMethods: undefined }, false],
    ['loaderror', { error: { type: 'api_error' } }, false],
  ])('%s with %o: there is a button: %s', async (type, event, shown) => {
    const { stripe, listener } = await mount();
    stripe.tell(type, event);
    expect(listener.onShown.mock.calls).toEqual([[shown]]);
  });

  it.each([true, false])('a press is answered at once: %s', async (may) => {
    const { stripe, listener } = await mount();
    listener.onPress.mockReturnValue(may);
    const [resolve, reject] = [vi.fn(), vi.fn()];
    stripe.tell('click', { resolve, reject });
    expect([resolve, reject].map(({ mock }) => mock.calls.length)).toEqual(may ? [1, 0] : [0, 1]);
  });

  it('closing a sheet reports nothing', async () => {
    const { stripe, listener } = await mount();
    stripe.tell('cancel', {});
    expect(listener.onAuthorised).not.toHaveBeenCalled();
    expect(listener.onShown).not.toHaveBeenCalled();
  });

  it('follow the price, and can be removed', async () => {
    const { stripe, wallet } = await mount();
    wallet.update({ mode: 'subscription', amount: 1999, currency: 'GBP' });
    expect(stripe.group.update.mock.calls).toEqual([
      [{ mode: 'subscription', amount: 1999, currency: 'gbp' }],
    ]);
    wallet.unmount();
    expect(stripe.element.destroy).toHaveBeenCalledOnce();
  });

  it('are rendered with the current price when their code has loaded, or not at all', async () => {
    const { stripe, port } = await openPort();
    const place = document.createElement('div');
    const look = { dark: false, locale: 'en-GB' };
    const gone = port.mountWallet(place, premium, look, listen());
    gone.unmount();
    const late = port.mountWallet(place, premium, look, listen());
    late.update({ mode: 'setup', currency: 'GBP' });
    await vi.waitFor(() => expect(stripe.elements).toHaveBeenCalled());
    expect(stripe.elements).toHaveBeenCalledOnce();
    expect(stripe.elements.mock.lastCall?.[0]).toMatchObject({ mode: 'setup' });
    expect(stripe.element.destroy).not.toHaveBeenCalled();
  });

  it('report that no button is shown if they cannot be rendered', async () => {
    const look = { dark: false, locale: 'en-GB' };
    const { port } = await openPort(undefined, () => Promise.reject(new Error('No such chunk')));
    const [listener, unheard] = [listen(), listen()];
    const place = document.createElement('div');
    port.mountWallet(place, premium, look, listener);
    port.mountWallet(place, premium, look, unheard).unmount();
    await vi.waitFor(() => expect(listener.onShown.mock.calls).toEqual([[false]]));
    expect(unheard.onShown).not.toHaveBeenCalled();
    expect(place.childElementCount).toBe(0);
  });
});
