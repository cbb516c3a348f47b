import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { createCardEntry, type CardEntry, type EntryState } from './card-entry';
import { createEmitter } from './emitter';
import { addStyles } from './styles';

/** The part of Stripe's card element that the app and react-stripe-js use. */
export type SimulatedCardElement = {
  on(type: string, listener: (event: unknown) => void): SimulatedCardElement;
  once(type: string, listener: (event: unknown) => void): SimulatedCardElement;
  off(type: string, listener?: (event: unknown) => void): SimulatedCardElement;
  mount(target: string | HTMLElement): void;
  unmount(): void;
  /** The element cannot be used afterwards. */
  destroy(): void;
  update(options: StripeCardElementOptions): void;
  focus(): void;
  blur(): void;
  clear(): void;
};

/** Internals that only the simulator may use. */
export type ElementInternals = {
  readonly entry: CardEntry;
  readonly isDestroyed: () => boolean;
};

const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
} as const;

type ClassName = keyof typeof CLASSES;

/** Maps the style options to custom properties of the entry. */
const styleProperties = ({
  style,
}: StripeCardElementOptions): Readonly<Record<string, string | undefined>> => ({
  '--simulated-card-color': style?.base?.color,
  '--simulated-card-font': style?.base?.fontFamily,
  '--simulated-card-size': style?.base?.fontSize,
  '--simulated-card-placeholder': style?.base?.['::placeholder']?.color,
  '--simulated-card-invalid': style?.invalid?.color,
});

const find = (target: string | HTMLElement): HTMLElement => {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (!found)
    throw new Error('The selector you specified applies to no DOM elements that are currently on the page.');
  return found;
};

/** Finds the label of the element's container, as Stripe does. */
const labelOf = (container: HTMLElement): HTMLElement | null => {
  const named = Array.from(document.querySelectorAll('label')).find(
    (label) => container.id !== '' && label.htmlFor === container.id,
  );
  return named ?? container.closest('label');
};

/**
 * A card element with Stripe's methods and events, made of plain inputs.
 *
 * @param now the time for checking expiries
 */
export const createCardElement = (
  initial: StripeCardElementOptions,
  now: () => Date,
): { readonly element: SimulatedCardElement; readonly internals: ElementInternals } => {
  const emitter = createEmitter();
  let options = initial;
  let container: HTMLElement | null = null;
  let label: HTMLElement | null = null;
  let destroyed = false;

  const toggle = (name: ClassName, on: boolean): void => {
    const classes = (options.classes?.[name] ?? CLASSES[name]).split(' ').filter(Boolean);
    for (const one of classes) container?.classList.toggle(one, on);
  };

  const show = (state: EntryState): void => {
    toggle('complete', state.complete);
    toggle('empty', state.empty);
    toggle('invalid', state.error !== null);
  };

  const tell = (state: EntryState): void => {
    // An unmounted element emits no events.
    if (!container) return;
    show(state);
    const error = state.error && { type: 'validation_error', ...state.error };
    emitter.emit('change', {
      elementType: 'card',
      empty: state.empty,
      complete: state.complete,
      // Stripe has no such brand.
      brand: state.brand === 'maestro' ? 'unknown' : state.brand,
      value: { postalCode: '' },
      error: error ?? undefined,
    });
  };

  const happened = (type: 'focus' | 'blur' | 'escape' | 'ready'): void => {
    if (container) emitter.emit(type, { elementType: 'card' });
  };

  const focusChanged = (focused: boolean): void => {
    toggle('focus', focused);
    happened(focused ? 'focus' : 'blur');
  };

  const entry = createCardEntry(
    {
      onChange: tell,
      onFocus: () => focusChanged(true),
      onBlur: () => focusChanged(false),
      onEscape: () => happened('escape'),
    },
    now,
  );

  const configure = (): void => {
    entry.setDisabled(options.disabled ?? false);
    for (const [property, value] of Object.entries(styleProperties(options))) {
      if (value === undefined) entry.root.style.removeProperty(property);
      else entry.root.style.setProperty(property, value);
    }
  };
  configure();

  const assertAlive = (): void => {
    if (destroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
  };

  const focusEntry = (): void => entry.focus();

  const unmount = (): void => {
    if (!container) return;
    for (const name of ['base', 'complete', 'empty', 'focus', 'invalid'] as const) toggle(name, false);
    label?.removeEventListener('click', focusEntry);
    container = null;
    entry.root.remove();
    entry.clear();
  };

  const element: SimulatedCardElement = {
    on: (type, listener) => {
      assertAlive();
      emitter.on(type, listener);
      return element;
    },
    once: (type, listener) => {
      assertAlive();
      emitter.once(type, listener);
      return element;
    },
    off: (type, listener) => {
      emitter.off(type, listener);
      return element;
    },
    mount: (target) => {
      assertAlive();
      const place = find(target);
      if (place === container) return;
      unmount();
      addStyles(document);
      container = place;
      place.replaceChildren(entry.root);
      label = labelOf(place);
      label?.addEventListener('click', focusEntry);
      toggle('base', true);
      show(entry.state());
      setTimeout(() => {
        if (container === place) happened('ready');
      });
    },
    unmount: () => {
      assertAlive();
      unmount();
    },
    destroy: () => {
      assertAlive();
      unmount();
      destroyed = true;
    },
    update: (changed) => {
      assertAlive();
      options = { ...options, ...changed };
      configure();
    },
    focus: focusEntry,
    blur: entry.blur,
    clear: () => {
      assertAlive();
      entry.clear();
    },
  };
  return { element, internals: { entry, isDestroyed: () => destroyed } };
};
