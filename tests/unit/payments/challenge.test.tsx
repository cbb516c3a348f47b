// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SandboxReport } from '../../../src/payments/simulator/report';
import { loadPayments } from '../../../src/payments/load';
import { mountCard } from './mounted-card';

afterEach(() => {
  document.body.replaceChildren();
});

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

const shown = (): Promise<HTMLDialogElement> =>
  vi.waitFor(() => {
    const open = dialog();
    if (!open) throw new Error('No dialog');
    return open;
  });

const button = (name: string): HTMLButtonElement => {
  const found = Array.from(document.querySelectorAll<HTMLButtonElement>('dialog button')).find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
};

const press = (key: string, shiftKey = false): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

const openPort = async (report?: SandboxReport) => {
  const port = await loadPayments({ publicKey: 'pk_sandbox_demo', ...(report && { report }) });
  await port.load();
  return port;
};

const challenge = async (
  report?: SandboxReport,
  secret = 'seti_1_secret_x',
  intent: 'setup' | 'payment' = 'setup',
) => {
  const port = await openPort(report);
  const outcome = port.runChallenge(port.keepChallenge(secret, intent));
  return { port, outcome };
};

const refused =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

describe('the challenge of the simulator', () => {
  it('is a labelled modal dialog with the focus on its first button', async () => {
    const { outcome } = await challenge();
    const open = await shown();
    expect(open.open).toBe(true);
    expect(open.getAttribute('aria-modal')).toBe('true');
    const [title, text] = ['aria-labelledby', 'aria-describedby'].map((name) =>
      document.getElementById(open.getAttribute(name) ?? ''),
    );
    expect(title?.textContent).toBe('Confirm your card with your bank');
    expect(text?.textContent).toContain('no bank is asked');
    expect(document.activeElement).toBe(button('Complete authentication'));
    button('Close').click();
    await outcome;
    expect(dialog()).toBe(null);
  });

  it.each([
    ['Complete authentication', 'succeeded', { kind: 'succeeded', intentId: 'seti_1' }],
    ['Fail authentication', 'failed', { kind: 'declined', message: refused }],
    ['Close', 'canceled', { kind: 'abandoned' }],
  ])('%s ends a setup intent, which is reported as %s', async (name, reported, result) => {
    const report = vi.fn<SandboxReport>(() => Promise.resolve());
    const { outcome } = await challenge(report);
    await shown();
    button(name).click();
    expect(await outcome).toEqual(result);
    expect(report.mock.calls).toEqual([['seti_1', reported]]);
  });

  it.each([
    ['Complete authentication', { kind: 'succeeded', intentId: 'pi_9' }],
    ['Fail authentication', { kind: 'declined', message: refused }],
    ['Close', { kind: 'abandoned' }],
  ])('%s ends a payment intent without a report', async (name, result) => {
    const { outcome } = await challenge(undefined, 'pi_9_secret_abc', 'payment');
    await shown();
    button(name).click();
    expect(await outcome).toEqual(result);
  });

  it.each(['Complete authentication', 'Fail authentication', 'Close'])(
    '%s is no outcome if the backend cannot be reached',
    async (name) => {
      const { outcome } = await challenge(() => Promise.reject(new Error('503')));
      await shown();
      button(name).click();
      expect(await outcome).toMatchObject({ kind: 'unavailable' });
    },
  );

  it('waits for the backend before it reports its outcome', async () => {
    let told: () => void = () => undefined;
    const { outcome } = await challenge(() => new Promise((resolve) => (told = resolve)));
    await shown();
    button('Complete authentication').click();
    const settled = vi.fn();
    void outcome.then(settled);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(settled).not.toHaveBeenCalled();
    told();
    expect(await outcome).toMatchObject({ kind: 'succeeded' });
  });

  it('treats Escape and a phone’s Back as Close, and does not pass them on', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard, true);
    const first = await challenge();
    await shown();
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(await first.outcome).toEqual({ kind: 'abandoned' });
    expect(heard).not.toHaveBeenCalled();
    press('Escape');
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', heard, true);

    const second = await challenge();
    const cancel = new Event('cancel', { cancelable: true });
    (await shown()).dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(await second.outcome).toEqual({ kind: 'abandoned' });
  });

  it('traps Tab in both directions', async () => {
    const { outcome } = await challenge();
    await shown();
    const focused = () => document.activeElement?.textContent;
    const walk = [false, false, false, true].map((back) => {
      press('Tab', back);
      return focused();
    });
    expect(walk).toEqual(['Fail authentication', 'Close', 'Complete authentication', 'Close']);
    expect(press('a').defaultPrevented).toBe(false);
    button('Close').click();
    await outcome;
  });

  it('ends once, whatever is pressed later', async () => {
    const report = vi.fn<SandboxReport>(() => Promise.resolve());
    const { outcome } = await challenge(report);
    await shown();
    const [complete, close] = [button('Complete authentication'), button('Close')];
    complete.click();
    close.click();
    expect(await outcome).toMatchObject({ kind: 'succeeded' });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['pi_1_secret_x', 'setup'],
    ['seti_1_secret_x', 'payment'],
    ['seti_1', 'setup'],
    ['seti_1_secret_', 'setup'],
    ['', 'payment'],
  ] as const)('is not shown for "%s" as a %s intent', async (secret, intent) => {
    const { outcome } = await challenge(undefined, secret, intent);
    expect(await outcome).toEqual({ kind: 'unavailable', message: `No such ${intent} intent` });
    expect(dialog()).toBe(null);
  });

  it.each([
    ['confirmCardSetup', 'seti_1', 'setup'],
    ['confirmCardPayment', 'pi_9', 'payment'],
  ] as const)('is answered by %s in the shape of Stripe', async (call, id, kind) => {
    const stripe = await (await openPort()).load();
    const confirm = async (name: string) => {
      const answer = stripe[call](`${id}_secret_x`);
      await shown();
      button(name).click();
      return answer;
    };
    const object = `${kind}_intent`;
    expect(await confirm('Complete authentication')).toEqual({
      [`${kind}Intent`]: { id, object, status: 'succeeded' },
    });
    const { error } = await confirm('Fail authentication');
    expect(error?.code).toBe(`${object}_authentication_failure`);
    expect(error).toHaveProperty(object, {
      id,
      object,
      status: 'requires_payment_method',
      [`last_${kind}_error`]: { message: expect.any(String) as string },
    });
  });

  it('is removed when its caller aborts, and reports nothing', async () => {
    const report = vi.fn<SandboxReport>(() => Promise.resolve());
    const port = await openPort(report);
    const patience = new AbortController();
    const outcome = port.runChallenge(port.keepChallenge('seti_1_secret_x', 'setup'), patience.signal);
    await shown();
    patience.abort(new Error('logged out'));
    await expect(outcome).rejects.toThrow('logged out');
    expect(dialog()).toBe(null);
    expect(report).not.toHaveBeenCalled();
  });

  it('is shown inside the dialog of the card entry, names the card and returns focus', async () => {
    const card = await mountCard();
    const host = document.createElement('div');
    host.setAttribute('role', 'dialog');
    document.body.append(host);
    host.append(card.container);
    card.fill('4000002500003155');
    await act(() => card.port.createToken({ cardholderName: 'Aoife Byrne' }));
    act(() => card.field('Security code').focus());
    const outcome = card.port.runChallenge(card.port.keepChallenge('seti_1_secret_x', 'setup'));
    const open = await shown();
    expect(open.parentElement).toBe(host);
    expect(open.querySelector('h2')?.textContent).toBe('Confirm Visa ••••\u00a03155 with your bank');
    act(() => button('Complete authentication').click());
    expect(await outcome).toMatchObject({ kind: 'succeeded' });
    expect(document.activeElement).toBe(card.field('Security code'));
  });
});
