import { CardElement, Elements } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeCardElement,
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
} from '@stripe/stripe-js';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PaymentsPort } from '../../../src/payments/port';
import { createSimulatorPort } from '../../../src/payments/simulator/simulator-port';
import type { SimulatorOptions } from '../../../src/payments/simulator/simulator';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** November 2026: what the tests call the past is before that. */
export const now = () => new Date(2026, 10, 20);

export type MountedCard = {
  readonly port: PaymentsPort;
  readonly container: HTMLElement;
  readonly element: () => StripeCardElement;
  readonly changes: StripeCardElementChangeEvent[];
  /** What else the element told: ready, focus, blur, escape. */
  readonly told: string[];
  readonly field: (label: string) => HTMLInputElement;
  readonly type: (label: string, text: string) => void;
  readonly fill: (number: string, expiry?: string, cvc?: string) => void;
  readonly leave: (label: string) => void;
  readonly lastChange: () => StripeCardElementChangeEvent | undefined;
  readonly render: (options: StripeCardElementOptions) => void;
  readonly unmount: () => void;
};

/** The simulator's card element, drawn by react-stripe-js as the app does, in strict mode. */
export const mountCard = async (simulator: SimulatorOptions = {}): Promise<MountedCard> => {
  const port = createSimulatorPort({ now, ...simulator });
  const stripe: Stripe = await port.load();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const changes: StripeCardElementChangeEvent[] = [];
  const told: string[] = [];
  let mounted: StripeCardElement | null = null;

  const render = (options: StripeCardElementOptions): void =>
    act(() =>
      root.render(
        <StrictMode>
          <label htmlFor="card">Card details</label>
          <Elements stripe={stripe}>
            <CardElement
              id="card"
              options={options}
              onReady={(element) => {
                mounted = element;
                port.attach(element);
                told.push('ready');
              }}
              onChange={(event) => changes.push(event)}
              onFocus={() => told.push('focus')}
              onBlur={() => told.push('blur')}
              onEscape={() => told.push('escape')}
            />
          </Elements>
        </StrictMode>,
      ),
    );
  render({ hidePostalCode: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));

  const field = (label: string): HTMLInputElement => {
    const input = container.querySelector<HTMLInputElement>(`input[aria-label^="${label}"]`);
    if (!input) throw new Error(`No field ${label}`);
    return input;
  };

  const type = (label: string, text: string): void => {
    const input = field(label);
    act(() => input.focus());
    for (const key of text) {
      act(() => {
        const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
        input.value = input.value.slice(0, start) + key + input.value.slice(end);
        input.setSelectionRange(start + 1, start + 1);
        input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }));
      });
    }
  };

  return {
    port,
    container,
    element: () => {
      if (!mounted) throw new Error('The element is not ready');
      return mounted;
    },
    changes,
    told,
    field,
    type,
    fill: (number, expiry = '1239', cvc = '123') => {
      type('Card number', number);
      type('Expiry', expiry);
      type('Security code', cvc);
    },
    leave: (label) => act(() => field(label).blur()),
    lastChange: () => changes.at(-1),
    render,
    unmount: () => act(() => root.unmount()),
  };
};

/** Deletes as the key does: the character before the caret. */
export const backspace = (input: HTMLInputElement): void => {
  const caret = input.selectionStart ?? 0;
  if (caret === 0) return;
  input.value = input.value.slice(0, caret - 1) + input.value.slice(caret);
  input.setSelectionRange(caret - 1, caret - 1);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
};
