/** Markup that is inserted into a page without escaping. Create it with `html`, or from text that no user entered. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = Html | string | number | boolean | null | undefined | readonly HtmlValue[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');

function written(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return value.map(written).join('');
  return '';
}

/**
 * Tag for markup with values. Every value is escaped, except markup that this tag created. Lists are joined; null,
 * undefined, true and false render nothing. Attribute values must be in double quotes.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.reduce((text, part, index) => text + written(values[index - 1]) + part));
