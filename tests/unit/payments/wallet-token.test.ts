// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { authorise, card } from './mounted-wallet';

describe('a payment authorised in a wallet', () => {
  it.each([
    ['apple_pay', 'applePay'],
    ['google_pay', 'googlePay'],
    ['simulated', 'simulated'],
  ])('with %s yields the token of a card', async (type, wallet) => {
    const { stripe, port, authorisation, paymentFailed } = await authorise(type);
    const outcome = await port.createWalletToken(authorisation);
    expect(outcome).toEqual({
      kind: 'token',
      card: {
        token: expect.stringMatching(/^tok-\d+$/u) as string,
        last4: '4242',
        expMonth: 12,
        expYear: 2039,
      },
      from: { wallet, brand: 'visa' },
    });
    expect(port.reveal(outcome.kind === 'token' ? outcome.card.token : '')).toBe('pm_wallet_secret');
    expect(stripe.group.submit).toHaveBeenCalledOnce();
    expect(stripe.createPaymentMethod.mock.calls).toEqual([[{ elements: stripe.group }]]);
    expect(paymentFailed).not.toHaveBeenCalled();
  });

  it('with any other wallet is refused in its sheet', async () => {
    const { listener, paymentFailed } = await authorise('klarna');
    expect(listener.onAuthorised).not.toHaveBeenCalled();
    expect(paymentFailed.mock.calls).toEqual([[{ reason: 'fail' }]]);
  });

  it.each(['discover', undefined])('with an unnamed brand: %s', async (brand) => {
    const { stripe, port, authorisation } = await authorise();
    stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_1', card: { ...card, brand } } });
    expect(await port.createWalletToken(authorisation)).toMatchObject({ from: { brand: 'generic' } });
  });

  it('is refused with Stripe’s message, here and in the sheet', async () => {
    const { stripe, port, authorisation, paymentFailed } = await authorise();
    stripe.createPaymentMethod.mockResolvedValue({
      error: { type: 'card_error', message: 'Your card was declined.' },
    });
    expect(await port.createWalletToken(authorisation)).toEqual({
      kind: 'refused',
      message: 'Your card was declined.',
    });
    expect(paymentFailed.mock.calls).toEqual([[{ reason: 'fail' }]]);
  });

  it('is refused if the element rejects it: no token is made', async () => {
    const { stripe, port, authorisation, paymentFailed } = await authorise();
    stripe.group.submit.mockResolvedValue({
      error: { type: 'validation_error', message: 'Your wallet is locked.' },
    });
    expect(await port.createWalletToken(authorisation)).toEqual({
      kind: 'refused',
      message: 'Your wallet is locked.',
    });
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
    expect(paymentFailed).toHaveBeenCalledOnce();
  });

  it('also fails in the sheet if Stripe cannot be reached', async () => {
    const { stripe, port, authorisation, paymentFailed } = await authorise();
    stripe.createPaymentMethod.mockResolvedValue({ error: { type: 'api_connection_error', message: 'x' } });
    await expect(port.createWalletToken(authorisation)).rejects.toThrow('api_connection_error');
    expect(paymentFailed).toHaveBeenCalledOnce();
  });

  it('fails in the sheet if its caller aborted', async () => {
    const { stripe, port, authorisation, paymentFailed } = await authorise();
    stripe.createPaymentMethod.mockReturnValue(new Promise(() => undefined));
    const patience = new AbortController();
    const waiting = port.createWalletToken(authorisation, patience.signal);
    await vi.waitFor(() => expect(stripe.createPaymentMethod).toHaveBeenCalled());
    patience.abort(new Error('too long'));
    await expect(waiting).rejects.toThrow('too long');
    expect(paymentFailed).toHaveBeenCalledOnce();
  });

  it('is used once, or can be cancelled', async () => {
    const { port, authorisation, paymentFailed } = await authorise();
    port.giveUpWallet(authorisation);
    port.giveUpWallet(authorisation);
    expect(paymentFailed).toHaveBeenCalledOnce();
    await expect(port.createWalletToken(authorisation)).rejects.toThrow('No such authorisation');
  });

  it('is cleared at logout', async () => {
    const { port, authorisation } = await authorise();
    port.forget();
    await expect(port.createWalletToken(authorisation)).rejects.toThrow('No such authorisation');
  });

  it('has an opaque reference', async () => {
    const { port, authorisation } = await authorise();
    expect(authorisation).toMatch(/^wallet-\d+$/u);
    expect(JSON.stringify([port, await port.createWalletToken(authorisation)])).not.toContain('pm_wallet');
  });
});
