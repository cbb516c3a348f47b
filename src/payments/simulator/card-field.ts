import type { FieldName } from './card-values';
import { texts } from './texts';

/** An input of the card entry. `digits` is its value without formatting. */
export type CardField = {
  readonly name: FieldName;
  readonly input: HTMLInputElement;
  readonly digits: () => string;
  readonly clear: () => void;
  readonly markInvalid: (invalid: boolean) => void;
};

export type CardFieldOptions = {
  readonly name: FieldName;
  /** Extracts the digits from typed, pasted or filled-in text. */
  readonly clean: (text: string) => string;
  /** Formats digits for display. */
  readonly format: (digits: string, deleting: boolean) => string;
  readonly onInput: () => void;
};

type Attributes = Readonly<Record<'autocomplete' | 'aria-label' | 'placeholder', string>>;

/** The inputs have no `name`, so that a surrounding form never sends them. */
const ATTRIBUTES: Readonly<Record<FieldName, Attributes>> = {
  number: { autocomplete: 'cc-number', 'aria-label': texts.number, placeholder: texts.number },
  expiry: { autocomplete: 'cc-exp', 'aria-label': texts.expiry, placeholder: texts.expiryPlaceholder },
  cvc: { autocomplete: 'cc-csc', 'aria-label': texts.cvc, placeholder: texts.cvcPlaceholder },
};

const COMMON = {
  type: 'text',
  inputmode: 'numeric',
  autocorrect: 'off',
  spellcheck: 'false',
  'aria-invalid': 'false',
};

const countDigits = (text: string): number => text.replace(/\D/gu, '').length;

/** The caret position after a number of digits in a formatted text. */
const placeAfter = (text: string, digits: number): number => {
  let seen = 0;
  let place = 0;
  while (seen < digits && place < text.length) {
    if (/\d/u.test(text.charAt(place))) seen += 1;
    place += 1;
  }
  return place;
};

const isDeleting = (event: Event): boolean =>
  'inputType' in event && typeof event.inputType === 'string' && event.inputType.startsWith('delete');

/** Creates an input that formats its text while preserving the caret. */
export const createCardField = ({ name, clean, format, onInput }: CardFieldOptions): CardField => {
  const input = document.createElement('input');
  input.className = `simulated-card-${name}`;
  for (const [key, value] of Object.entries({ ...COMMON, ...ATTRIBUTES[name] }))
    input.setAttribute(key, value);
  let digits = '';

  const reformat = (event: Event): void => {
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret >= input.value.length;
    const before = countDigits(input.value.slice(0, caret));
    digits = clean(input.value);
    const shown = format(digits, isDeleting(event));
    if (shown === input.value) return;
    input.value = shown;
    const place = atEnd ? shown.length : placeAfter(shown, before);
    if (document.activeElement === input) input.setSelectionRange(place, place);
  };

  input.addEventListener('input', (event) => {
    // Stripe's fields are in a frame, so their events never reach the page. Stop these events likewise.
    event.stopPropagation();
    reformat(event);
    onInput();
  });
  input.addEventListener('change', (event) => event.stopPropagation());

  return {
    name,
    input,
    digits: () => digits,
    clear: () => {
      digits = '';
      input.value = '';
    },
    markInvalid: (invalid) => input.setAttribute('aria-invalid', String(invalid)),
  };
};
