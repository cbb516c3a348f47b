import { brandOf, formatNumber, type Brand } from './card-numbers';
import { createCardField, type CardField } from './card-field';
import {
  cleanCvc,
  cleanExpiry,
  cleanNumber,
  formatExpiry,
  validateCard,
  type CardValues,
  type FieldName,
} from './card-values';
import { entryErrors, texts, type EntryErrorCode } from './texts';

/** State of the entry after a change. */
export type EntryState = {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly brand: Brand;
  readonly error: { readonly code: EntryErrorCode; readonly message: string } | null;
};

export type EntryEvents = {
  readonly onChange: (state: EntryState) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onEscape: () => void;
};

/** The inputs of a card element with their state. `root` is the element to mount. */
export type CardEntry = {
  readonly root: HTMLElement;
  readonly values: () => CardValues;
  readonly state: () => EntryState;
  /** Also reports missing input, as when the card is used. */
  readonly reveal: () => EntryState;
  readonly clear: () => void;
  readonly focus: () => void;
  readonly blur: () => void;
  readonly setDisabled: (disabled: boolean) => void;
};

const sameState = (one: EntryState, other: EntryState): boolean =>
  one.complete === other.complete &&
  one.empty === other.empty &&
  one.brand === other.brand &&
  one.error?.code === other.error?.code;

/** @param now the time for checking expiries */
export const createCardEntry = (events: EntryEvents, now: () => Date): CardEntry => {
  const root = document.createElement('div');
  root.className = 'simulated-card';
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', texts.group);
  const line = document.createElement('div');
  line.className = 'simulated-card-line';
  const mark = document.createElement('span');
  mark.className = 'simulated-card-brand';

  /** Fields that the user has left or that were revealed. Only these are reported as incomplete. */
  const left = new Set<FieldName>();
  let last: EntryState;

  const onInput = (): void => update(true);
  const number = createCardField({ name: 'number', clean: cleanNumber, format: formatNumber, onInput });
  const brand = (): Brand => brandOf(number.digits());
  const expiry = createCardField({ name: 'expiry', clean: cleanExpiry, format: formatExpiry, onInput });
  const cvc = createCardField({
    name: 'cvc',
    clean: (text) => cleanCvc(text, brand()),
    format: (digits) => digits,
    onInput,
  });
  const fields: readonly CardField[] = [number, expiry, cvc];

  const values = (): CardValues => ({ number: number.digits(), expiry: expiry.digits(), cvc: cvc.digits() });

  const errorOf = (field: CardField): EntryErrorCode | null => {
    const { error } = validateCard(values(), now())[field.name];
    return error?.startsWith('incomplete') && !left.has(field.name) ? null : error;
  };

  const read = (): EntryState => {
    const verdicts = validateCard(values(), now());
    const code = fields.map(errorOf).find((error) => error !== null) ?? null;
    return {
      complete: fields.every(({ name }) => verdicts[name].complete),
      empty: fields.every((field) => field.digits() === ''),
      brand: brand(),
      error: code && { code, message: entryErrors[code] },
    };
  };

  /** @param typed reports a change of the input even if the state stays the same */
  const update = (typed: boolean): void => {
    const before = last;
    last = read();
    for (const field of fields) field.markInvalid(errorOf(field) !== null);
    mark.textContent = last.brand === 'unknown' ? '' : texts.brands[last.brand];
    if (typed || !sameState(before, last)) events.onChange(last);
  };

  const leave = (field: CardField): void => {
    if (field.digits() !== '') left.add(field.name);
    update(false);
  };

  for (const field of fields) {
    field.input.addEventListener('blur', () => leave(field));
    field.input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') events.onEscape();
    });
  }
  const isInside = ({ relatedTarget }: FocusEvent): boolean =>
    relatedTarget instanceof Node && root.contains(relatedTarget);
  root.addEventListener('focusin', (event) => {
    if (!isInside(event)) events.onFocus();
  });
  root.addEventListener('focusout', (event) => {
    if (!isInside(event)) events.onBlur();
  });
  line.append(number.input, mark);
  root.append(line, expiry.input, cvc.input);
  last = read();

  return {
    root,
    values,
    state: () => last,
    reveal: () => {
      for (const field of fields) left.add(field.name);
      update(false);
      return last;
    },
    clear: () => {
      const wasEmpty = last.empty;
      left.clear();
      for (const field of fields) field.clear();
      update(!wasEmpty);
    },
    focus: () => number.input.focus(),
    blur: () => fields.forEach(({ input }) => input.blur()),
    setDisabled: (disabled) => {
      for (const { input } of fields) input.disabled = disabled;
    },
  };
};
