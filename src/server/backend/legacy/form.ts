import { placeNames } from '../services/booking/places';
import { html, type Html, type HtmlValue } from './html';

type Field = {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly error?: string | undefined;
  readonly hint?: string;
};

function labelled(field: Field, control: Html): Html {
  return html`<div class="field">
    <label for="${field.name}">${field.label}</label>
    ${control}
    ${field.hint !== undefined && html`<div class="hint" id="${field.name}-hint">${field.hint}</div>`}
    ${field.error !== undefined && html`<p class="error" id="${field.name}-error">${field.error}</p>`}
  </div>`;
}

/** The attributes that associate a control with its hint and error. */
function described({ name, hint, error }: Field): Html {
  const ids = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(Boolean);
  return html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${
    error !== undefined && html` aria-invalid="true"`
  }`;
}

type Input = Field & {
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'number' | 'datetime-local' | 'search';
  readonly autocomplete?: string;
  readonly maxlength?: number;
  readonly min?: string;
  /** The id of a list of suggestions. */
  readonly list?: string;
};

/** A single-line input with its label, hint and error. */
export function input(field: Input): Html {
  const { name, type = 'text', value = '', autocomplete = 'off', maxlength, min, list } = field;
  return labelled(
    field,
    html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${maxlength !== undefined && html`maxlength="${maxlength}"`}
      ${min !== undefined && html`min="${min}"`}
      ${list !== undefined && html`list="${list}"`}
      ${described(field)}
    />`,
  );
}

export function textarea(field: Field & { readonly maxlength: number }): Html {
  const { name, value = '', maxlength } = field;
  return labelled(
    field,
    html`<textarea id="${name}" name="${name}" rows="3" maxlength="${maxlength}" ${described(field)}>
${value}</textarea>`,
  );
}

export type Choice = { readonly id: string; readonly label: string };

export const options = (choices: readonly Choice[], chosen: string): Html =>
  html`${choices.map(
    ({ id, label }) => html`<option value="${id}" ${id === chosen && html`selected`}>${label}</option>`,
  )}`;

export function select(field: Field & { readonly choices: readonly Choice[] }): Html {
  const { name, value = '', choices } = field;
  return labelled(
    field,
    html`<select id="${name}" name="${name}" ${described(field)}>
      ${options(choices, value)}
    </select>`,
  );
}

export const checkbox = (field: Omit<Field, 'value'> & { readonly checked: boolean }): Html =>
  html`<div class="field">
    <input
      type="checkbox"
      id="${field.name}"
      name="${field.name}"
      value="1"
      ${field.checked && html`checked`}
      ${described(field)}
    />
    <label for="${field.name}">${field.label}</label>
    ${field.error !== undefined && html`<p class="error" id="${field.name}-error">${field.error}</p>`}
  </div>`;

/** A form that posts to `action` (empty for the page's own URL). Only the server validates it. */
export const form = (action: string, ...content: readonly HtmlValue[]): Html =>
  html`<form method="post" ${action !== '' && html`action="${action}"`} novalidate>${content}</form>`;

/** The suggestions of an address field: `list: PLACES`. */
export const PLACES = 'places';
export const placeList = (): Html =>
  html`<datalist id="${PLACES}">
    ${placeNames.map((name) => html`<option value="${name}"></option>`)}
  </datalist>`;

export const button = (text: string): Html => html`<button type="submit">${text}</button>`;

export const refused = (text: string | null | undefined): HtmlValue =>
  text !== null && text !== undefined && html`<p class="refused" role="alert">${text}</p>`;

export const succeeded = (text: string | null | undefined): HtmlValue =>
  text !== null && text !== undefined && html`<p class="done" role="status">${text}</p>`;
