import { act, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { UiProvider } from '../../../src/ui/ui-provider';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const themed = (node: ReactNode) => (
  <StrictMode>
    <UiProvider>{node}</UiProvider>
  </StrictMode>
);

const place = (): HTMLElement => {
  document.body.innerHTML = '<div id="root"></div>';
  return document.body.firstElementChild as HTMLElement;
};

let root: Root | null = null;

/** Renders as the browser does; the last one is taken down first. */
export async function render(node: ReactNode): Promise<void> {
  await unmount();
  const container = place();
  await act(async () => {
    root = createRoot(container);
    root.render(themed(node));
    await Promise.resolve();
  });
}

export async function rerender(node: ReactNode): Promise<void> {
  await act(async () => {
    root?.render(themed(node));
    await Promise.resolve();
  });
}

/** Draws the page as the build does, lets `meanwhile` happen to it, then hydrates it. */
export async function hydrate(node: ReactNode, meanwhile: () => void): Promise<void> {
  await unmount();
  const container = place();
  container.innerHTML = renderToString(themed(node));
  meanwhile();
  await act(async () => {
    root = hydrateRoot(container, themed(node));
    await Promise.resolve();
  });
}

export async function unmount(): Promise<void> {
  await act(async () => {
    root?.unmount();
    await Promise.resolve();
  });
  root = null;
}

/** The control that a label names, or what it says that it is named by. */
export function labelled(text: string): HTMLInputElement {
  const named = [...document.querySelectorAll('input')].find((each) => {
    const label = document.getElementById(each.getAttribute('aria-labelledby') ?? '');
    return label?.textContent === text;
  });
  if (named) return named;
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent === text);
  const control = document.getElementById(label?.htmlFor ?? '');
  if (!(control instanceof HTMLInputElement)) throw new Error(`No control is labelled ${text}`);
  return control;
}

export function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === text);
  if (!found) throw new Error(`There is no button ${text}`);
  return found;
}

const setValue = (control: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);

/** Types into a control as a person does: focus, the text, an input event. */
export async function type(control: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    control.focus();
    setValue(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });
}

export async function leave(control: HTMLInputElement): Promise<void> {
  await act(async () => {
    control.blur();
    await Promise.resolve();
  });
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.click();
    await Promise.resolve();
  });
}

/**
 * Presses Tab where the focus is. The document does not move the focus by itself.
 *
 * @returns whether the page handled the key
 */
export async function pressTab(init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, ...init });
  await act(async () => {
    document.activeElement?.dispatchEvent(event);
    await Promise.resolve();
  });
  return event.defaultPrevented;
}

/** Two frames go by: a dialog hears of Escape, and of presses beside it, from then on. */
export const frames = (): Promise<void> =>
  act(async () => {
    for (let left = 2; left > 0; left -= 1) await new Promise((next) => requestAnimationFrame(next));
  });

/** The text that describes a control to assistive technology. */
export const descriptionOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`)
    .join(' ');

/** Lets what is under way go on, drawn as it comes, until `check` throws no more. */
export const settling = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((later) => setTimeout(later, 10)));
      check();
    },
    { timeout: 5000 },
  );
