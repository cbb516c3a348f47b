// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WalletCharge, WalletListener } from '../../../src/domain/cards/wallet';
import { loadPayments } from '../../../src/payments/load';

afterEach(() => {
  for (const open of document.querySelectorAll('dialog')) open.dispatchEvent(new Event('cancel'));
  document.body.replaceChildren();
});

const premium: WalletCharge = { mode: 'subscription', amount: 499, currency: 'GBP' };

const buttons = () => Array.from(document.querySelectorAll('button'));
const button = (name: string): HTMLButtonElement => {
  const found = buttons().find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const pay = () => button('Use Simulated Wallet');
const dialog = () => document.querySelector('dialog');

const mount = async (charge: WalletCharge = premium) => {
  const port = await loadPayments({ publicKey: 'pk_sandbox_demo' });
  await port.load();
  const place = document.createElement('div');
  document.body.append(place);
  const listener = {
    onShown: vi.fn(),
    onPress: vi.fn(() => true),
    onAuthorised: vi.fn(),
  } satisfies WalletListener;
  const wallet = port.mountWallet(place, charge, { dark: false, locale: 'en-GB' }, listener);
  await vi.waitFor(() => expect(listener.onShown.mock.calls).toEqual([[true]]));
  return { port, place, listener, wallet };
};

describe('the simulator’s wallet', () => {
  it('opens a labelled sheet with the price, and the focus on its first card', async () => {
    await mount();
    pay().focus();
    pay().click();
    const [title, text] = ['aria-labelledby', 'aria-describedby'].map(
      (name) => document.getElementById(dialog()?.getAttribute(name) ?? '')?.textContent,
    );
    expect(title).toBe('Simulated Wallet');
    expect(text).toContain('£4.99');
    expect(text).toContain('no real card is taken');
    expect(document.activeElement).toBe(button('A card that works'));
    pay().click();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('shows the current price, and none if the card is only stored', async () => {
    const { wallet } = await mount({ mode: 'setup', currency: 'GBP' });
    pay().click();
    expect(dialog()?.textContent).not.toContain('£');
    button('Cancel').click();
    wallet.update({ mode: 'subscription', amount: 1999, currency: 'GBP' });
    pay().click();
    expect(dialog()?.textContent).toContain('£19.99');
  });

  it.each([
    ['A card that works', '4242424242424242', '4242'],
    ['A card that needs authentication', '4000002500003155', '3155'],
    ['A card that is declined', '4000000000000002', '0002'],
  ])('%s is the test number %s', async (name, number, last4) => {
    const { port, listener } = await mount();
    pay().click();
    button(name).click();
    expect(dialog()).toBe(null);
    const outcome = await port.createWalletToken(String(listener.onAuthorised.mock.lastCall?.[0]));
    expect(outcome).toMatchObject({
      kind: 'token',
      card: { last4, expMonth: 12, expYear: new Date().getFullYear() + 1 },
      from: { wallet: 'simulated', brand: 'visa' },
    });
    const token = outcome.kind === 'token' ? outcome.card.token : '';
    expect(port.reveal(token)).toMatch(new RegExp(`^pm_sandbox_${number}_[0-9a-f]{32}$`, 'u'));
  });

  it('names its card in the bank’s challenge', async () => {
    const { port } = await mount();
    pay().click();
    button('A card that needs authentication').click();
    const outcome = port.runChallenge(port.keepChallenge('seti_1_secret_x', 'setup'));
    await vi.waitFor(() =>
      expect(dialog()?.textContent).toContain('Confirm Visa ••••\u00a03155 with your bank'),
    );
    button('Close').click();
    expect(await outcome).toEqual({ kind: 'abandoned' });
  });

  it.each(['Cancel', 'Escape'])('%s closes it without a card, and returns focus', async (way) => {
    const { listener } = await mount();
    pay().focus();
    pay().click();
    if (way === 'Cancel') button('Cancel').click();
    else
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    expect(dialog()).toBe(null);
    expect(listener.onAuthorised).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(pay());
    pay().click();
    expect(dialog()).not.toBe(null);
  });

  it('stays closed if the press is refused', async () => {
    const { listener } = await mount();
    listener.onPress.mockReturnValue(false);
    pay().click();
    expect(listener.onPress).toHaveBeenCalledOnce();
    expect(dialog()).toBe(null);
  });

  it('is removed with its sheet', async () => {
    const { place, wallet, listener } = await mount();
    pay().click();
    wallet.unmount();
    expect(dialog()).toBe(null);
    expect(place.childElementCount).toBe(0);
    expect(listener.onAuthorised).not.toHaveBeenCalled();
  });

  it('throws if it is used unprepared, or for a card that was not chosen', async () => {
    const stripe = await (await loadPayments({ publicKey: 'pk_sandbox_demo' })).load();
    const elements = stripe.elements();
    expect(() => elements.create('expressCheckout')).toThrow('not prepared');
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow('No card was chosen');
  });
});
