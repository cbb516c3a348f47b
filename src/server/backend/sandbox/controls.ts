import { html, type Html, type HtmlValue } from '../legacy/html';
import type { FieldKind } from './switch-fields';

type Labelled = { readonly name: string; readonly label: string; readonly id: string };

const field = ({ label, id }: Labelled, control: Html): Html =>
  html`<div class="field"><label for="${id}">${label}</label>${control}</div>`;

export type Choice = readonly [value: string, label: string];

export const select = (of: Labelled, choices: readonly Choice[], chosen: string): Html =>
  field(
    of,
    html`<select id="${of.id}" name="${of.name}">
      ${choices.map(
        ([value, label]) =>
          html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`,
      )}
    </select>`,
  );

type Line = Labelled & {
  readonly value?: string;
  readonly type?: 'text' | 'number' | 'datetime-local' | 'email';
  /** The id of a datalist. */
  readonly list?: string;
};

export const line = ({ value = '', type = 'text', list, ...of }: Line): Html =>
  field(
    of,
    html`<input
      id="${of.id}"
      name="${of.name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      ${type === 'datetime-local' && html`step="1"`}
      ${list !== undefined && html`list="${list}"`}
    />`,
  );

export const tick = ({ name, label, id }: Labelled, value: string, ticked: boolean): Html =>
  html`<div class="tick">
    <input type="checkbox" id="${id}" name="${name}" value="${value}" ${ticked && html`checked`} />
    <label for="${id}">${label}</label>
  </div>`;

const YES_NO: readonly Choice[] = [
  ['1', 'Yes'],
  ['0', 'No'],
];

/** A field of a configuration with its current value. */
export function switchField(id: string, name: string, kind: FieldKind, value: unknown): Html {
  const of = { id, name, label: name };
  if (kind.startsWith('yes')) {
    const missing: readonly Choice[] = kind.endsWith('?') ? [['', 'Missing']] : [];
    const chosen = value === true ? '1' : value === false ? '0' : '';
    return select(of, [...YES_NO, ...missing], chosen);
  }
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return line({ ...of, value: shown, type: kind.startsWith('number') ? 'number' : 'text' });
}

/** A form of the console that posts to `action`. */
export const form = (action: string, press: string, ...content: readonly HtmlValue[]): Html =>
  html`<form method="post" action="${action}">
    ${content}
    <button type="submit">${press}</button>
  </form>`;
