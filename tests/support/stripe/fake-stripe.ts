import type { Page } from 'playwright-core';

/** The origin of Stripe's script, and of nothing else. */
export const stripeScript = /^https:\/\/js\.stripe\.com\//;

/**
 * A minimal stand-in for Stripe's script: a card element that is complete with sixteen digits, a wallet that
 * authorises at once, a PaymentMethod for either, and a challenge that is appended to the document as Stripe does. It
 * proves that the real adapter loads, mounts and calls it, without a network.
 */
const script = `(() => {
  const element = () => {
    const listeners = {};
    const tell = (event, value) => (listeners[event] ?? []).forEach((listener) => listener(value));
    let input = null;
    return {
      mount(target) {
        const parent = typeof target === 'string' ? document.querySelector(target) : target;
        input = document.createElement('input');
        input.setAttribute('aria-label', 'Card number');
        input.addEventListener('input', () => {
          const digits = input.value.replace(/\\D/g, '').length;
          tell('change', { elementType: 'card', complete: digits === 16, empty: digits === 0, brand: 'visa' });
        });
        input.addEventListener('focus', () => tell('focus', { elementType: 'card' }));
        input.addEventListener('blur', () => tell('blur', { elementType: 'card' }));
        parent.append(input);
        setTimeout(() => tell('ready', { elementType: 'card' }));
      },
      on(event, listener) { (listeners[event] ??= []).push(listener); return this; },
      once(event, listener) { return this.on(event, listener); },
      off(event, listener) { listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener); return this; },
      update() {}, unmount() { input?.remove(); }, destroy() { input?.remove(); },
      clear() { if (input) input.value = ''; tell('change', { elementType: 'card', complete: false, empty: true }); },
      focus() { input?.focus(); }, blur() { input?.blur(); },
    };
  };
  const wallet = () => {
    const listeners = {};
    const tell = (event, value) => (listeners[event] ?? []).forEach((listener) => listener(value));
    const button = document.createElement('button');
    const expressPaymentType = 'google_pay';
    button.type = 'button';
    button.textContent = 'Fake Google Pay';
    button.addEventListener('click', () =>
      tell('click', {
        expressPaymentType,
        resolve: () => tell('confirm', { expressPaymentType, paymentFailed() {} }),
        reject() {},
      }),
    );
    return {
      mount(target) {
        target.append(button);
        setTimeout(() => tell('ready', { availablePaymentMethods: { applePay: false, googlePay: true } }));
      },
      on(event, listener) { (listeners[event] ??= []).push(listener); return this; },
      destroy() { button.remove(); },
    };
  };
  const Stripe = (key) => ({
    elements() {
      let made = null;
      return {
        create(type) { return type === 'expressCheckout' ? wallet() : (made = element()); },
        getElement() { return made; },
        submit: async () => ({}),
        update: async () => {}, on() {}, off() {},
      };
    },
    createToken: async () => ({ error: { message: 'not used' } }),
    createPaymentMethod: async ({ elements }) => ({
      paymentMethod: { id: elements ? 'pm_fake_wallet' : 'pm_fake_4242', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2039 } },
    }),
    confirmCardPayment: async () => ({ error: { message: 'not used' } }),
    confirmCardSetup: (clientSecret) => new Promise((resolve) => {
      const challenge = document.createElement('div');
      const confirm = document.createElement('button');
      confirm.textContent = 'Confirm with the bank';
      confirm.addEventListener('click', () => {
        challenge.remove();
        resolve({ setupIntent: { id: clientSecret.split('_secret_')[0], status: 'succeeded' } });
      });
      Object.assign(challenge.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
      challenge.append(confirm);
      document.body.append(challenge);
    }),
    registerAppInfo() {},
    _registerWrapper() {},
    keyInUse: key,
  });
  Stripe.version = 'endive';
  globalThis.Stripe = Stripe;
})();`;

/** Answers requests for Stripe's script with the stand-in. */
export async function serveFakeStripe(page: Page): Promise<void> {
  await page.route(stripeScript, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript; charset=utf-8', body: script }),
  );
}
