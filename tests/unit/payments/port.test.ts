import { getEventListeners } from 'node:events';
import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { createPaymentsPort } from '../../../src/payments/create-port';
import { createStripePort } from '../../../src/payments/stripe';

type FakeStripe = ReturnType<typeof createFakeStripe>;

const createFakeStripe = () => ({
  createPaymentMethod: vi.fn((_data: unknown) =>
    Promise.resolve<unknown>({
      paymentMethod: { id: 'pm_live_secret', card: { last4: '4242', exp_month: 12, exp_year: 2039 } },
    }),
  ),
  confirmCardSetup: vi.fn((_secret: string) =>
    Promise.resolve<unknown>({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
  ),
  confirmCardPayment: vi.fn((_secret: string) =>
    Promise.resolve<unknown>({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }),
  ),
});

const openPort = async (stripe: FakeStripe, dismissChallenge?: () => void) => {
  const open = () => Promise.resolve(stripe as unknown as Stripe);
  const port = createPaymentsPort({ name: 'stripe', open, ...(dismissChallenge && { dismissChallenge }) });
  await port.load();
  return port;
};

const element = { clear: vi.fn() } as unknown as StripeCardElement;

describe('the payments port', () => {
  it('provides the component of the card element', async () => {
    const { components } = await openPort(createFakeStripe());
    expect([components.Elements, components.CardElement]).toEqual([Elements, CardElement]);
  });

  it('a token is a PaymentMethod of the mounted element, in the name of the cardholder', async () => {
    const stripe = createFakeStripe();
    const port = await openPort(stripe);
    port.attach(element);
    const outcome = await port.createToken({ cardholderName: ' Aoife Byrne ' });
    expect(outcome).toEqual({
      kind: 'token',
      card: {
        token: expect.stringMatching(/^tok-\d+$/u) as string,
        last4: '4242',
        expMonth: 12,
        expYear: 2039,
      },
    });
    expect(stripe.createPaymentMethod.mock.calls).toEqual([
      [{ type: 'card', card: element, billing_details: { name: 'Aoife Byrne' } }],
    ]);
  });

  it('is Stripe’s in a browser alone', async () => {
    await expect(createStripePort({ publicKey: 'pk_test_123' }).load()).rejects.toThrow('needs a browser');
  });

  it("a refusal keeps Stripe's message", async () => {
    const stripe = createFakeStripe();
    stripe.createPaymentMethod.mockResolvedValue({
      error: { type: 'card_error', message: 'Your card was declined.' },
    });
    const port = await openPort(stripe);
    port.attach(element);
    expect(await port.createToken({ cardholderName: 'A' })).toEqual({
      kind: 'refused',
      message: 'Your card was declined.',
    });
  });

  it('no token is made without an element, or with a removed one', async () => {
    const port = await openPort(createFakeStripe());
    await expect(port.createToken({ cardholderName: 'A' })).rejects.toThrow('No card element');
    port.attach(element);
    port.attach(null);
    await expect(port.createToken({ cardholderName: 'A' })).rejects.toThrow('No card element');
  });

  it('a challenge is confirmed once, by the call of its kind', async () => {
    const stripe = createFakeStripe();
    const port = await openPort(stripe);
    const setup = port.keepChallenge('seti_1_secret_x', 'setup');
    const payment = port.keepChallenge('pi_1_secret_y', 'payment');
    expect(await port.runChallenge(setup)).toEqual({ kind: 'succeeded', intentId: 'seti_1' });
    expect(await port.runChallenge(payment)).toEqual({ kind: 'succeeded', intentId: 'pi_1' });
    await expect(port.runChallenge(setup)).rejects.toThrow('run already');
    expect(stripe.confirmCardSetup.mock.calls).toEqual([['seti_1_secret_x']]);
    expect(stripe.confirmCardPayment.mock.calls).toEqual([['pi_1_secret_y']]);
  });

  it('a confirmation that throws has an outcome', async () => {
    const stripe = createFakeStripe();
    const port = await openPort(stripe);
    stripe.confirmCardSetup.mockRejectedValueOnce(new Error('IntegrationError'));
    const broken = port.keepChallenge('seti_1_secret_x', 'setup');
    expect(await port.runChallenge(broken)).toEqual({ kind: 'unavailable', message: null });
  });

  it('an aborted challenge rejects and is removed from the screen', async () => {
    const stripe = createFakeStripe();
    const dismiss = vi.fn();
    const port = await openPort(stripe, dismiss);
    stripe.confirmCardSetup.mockReturnValueOnce(new Promise(() => undefined));
    const patience = new AbortController();
    const waiting = port.runChallenge(port.keepChallenge('seti_2_secret_x', 'setup'), patience.signal);
    await vi.waitFor(() => expect(stripe.confirmCardSetup).toHaveBeenCalled());
    expect(dismiss).not.toHaveBeenCalled();
    patience.abort(new Error('logged out'));
    await expect(waiting).rejects.toThrow('logged out');
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after the first caller aborted, whatever the result of that load', async () => {
    const opening: { resolve: (stripe: Stripe) => void; reject: (error: Error) => void }[] = [];
    const open = vi.fn(() => new Promise<Stripe>((resolve, reject) => opening.push({ resolve, reject })));
    const port = createPaymentsPort({ name: 'stripe', open });
    const patience = new AbortController();
    const first = port.load(patience.signal);
    patience.abort();
    await expect(first).rejects.toThrow('abort');
    const second = port.load();
    opening[0]?.reject(new Error('No answer'));
    await vi.waitFor(() => expect(getEventListeners(patience.signal, 'abort')).toEqual([]));
    const third = port.load();
    opening[1]?.resolve(createFakeStripe() as unknown as Stripe);
    await Promise.all([second, third]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('a token that arrives after its caller aborted is not kept', async () => {
    const stripe = createFakeStripe();
    const port = await openPort(stripe);
    port.attach(element);
    const patience = new AbortController();
    const waiting = port.createToken({ cardholderName: 'A' }, patience.signal);
    patience.abort();
    await expect(waiting).rejects.toThrow('abort');
    const next = await port.createToken({ cardholderName: 'A' });
    expect(next.kind === 'token' && next.card.token).toBe('tok-1');
  });

  it('clears the mounted element, and ignores a removed one', async () => {
    const port = await openPort(createFakeStripe());
    const clear = vi.fn();
    port.clear();
    port.attach({ clear } as unknown as StripeCardElement);
    port.clear();
    expect(clear).toHaveBeenCalledTimes(1);
    clear.mockImplementation(() => {
      throw new Error('This Element has already been destroyed.');
    });
    expect(() => port.clear()).not.toThrow();
  });
});

describe('secrets', () => {
  it('stay in the port: what it returns and shows reveals nothing', async () => {
    const port = await openPort(createFakeStripe());
    port.attach(element);
    const outcome = await port.createToken({ cardholderName: 'A' });
    const challenge = port.keepChallenge('seti_1_secret_canary', 'setup');
    const shown = JSON.stringify([port, outcome, challenge]) + Object.entries(port).map(String).join();
    expect(challenge).toMatch(/^challenge-\d+$/u);
    expect(shown).not.toContain('pm_live_secret');
    expect(shown).not.toContain('canary');
  });

  it('are available by their reference until they are cleared', async () => {
    const port = await openPort(createFakeStripe());
    port.attach(element);
    const outcome = await port.createToken({ cardholderName: 'A' });
    const token = outcome.kind === 'token' ? outcome.card.token : '';
    expect(port.reveal(token)).toBe('pm_live_secret');
    expect(() => port.reveal('tok-99')).toThrow('No such card token');
    const challenge = port.keepChallenge('seti_1_secret_x', 'setup');
    port.forget();
    expect(() => port.reveal(token)).toThrow('No such card token');
    await expect(port.runChallenge(challenge)).rejects.toThrow('No such challenge');
    const again = await port.createToken({ cardholderName: 'A' });
    expect(again.kind === 'token' && again.card.token).not.toBe(token);
  });
});
