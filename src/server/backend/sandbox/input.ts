import { invalid } from '../http/answers';
import { patterns, type FieldKind, type Fields } from './switch-fields';

/** A request body from JSON or a form. A form contains only strings. */
export type Sent = Readonly<Record<string, unknown>>;

/** @throws Refusal 400 if the body is not an object */
export function sentOf(body: unknown): Sent {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid({ body: 'Send an object or a form.' });
  }
  return body as Sent;
}

const wrong = (name: string, text: string): never => {
  throw invalid({ [name]: text });
};

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Reads a whole number within a range.
 *
 * @param range `otherwise` is the value of an empty field; if undefined, the field is required
 * @throws Refusal 400 with `errors[name]`
 */
export function wholeNumber(
  sent: Sent,
  name: string,
  range: { readonly min: number; readonly max: number; readonly otherwise?: number },
): number {
  const value = sent[name];
  if (isNothing(value)) return range.otherwise ?? wrong(name, 'Required.');
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  return Number.isInteger(number) && number >= range.min && number <= range.max
    ? number
    : wrong(name, `Enter a whole number from ${range.min} to ${range.max}.`);
}

/** Reads a boolean: JSON's, or 1 and 0 from a form (also `on`, which browsers send). */
export function yesOrNo(sent: Sent, name: string): boolean {
  const value = sent[name];
  if (value === true || value === '1' || value === 'on') return true;
  return value === false || value === '0' || isNothing(value)
    ? false
    : wrong(name, 'Enter 1 for yes or 0 for no.');
}

/** Reads one of several words. */
export function oneOf<Word extends string>(sent: Sent, name: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === sent[name]);
  return word ?? wrong(name, `Choose one of: ${words.join(', ')}.`);
}

export function text(sent: Sent, name: string, max: number): string | null {
  const value = sent[name];
  if (isNothing(value)) return null;
  return typeof value === 'string' && value.length <= max
    ? value
    : wrong(name, `Use ${max} characters or fewer.`);
}

const LARGEST = 100_000_000;

function fieldValue(sent: Sent, name: string, kind: FieldKind): string | number | boolean | null {
  const value = sent[name];
  if (kind.endsWith('?') && isNothing(value)) return null;
  if (kind.startsWith('yes')) return yesOrNo(sent, name);
  if (kind.startsWith('number')) return wholeNumber(sent, name, { min: 0, max: LARGEST });
  const given = text(sent, name, 500) ?? wrong(name, 'Required.');
  const pattern = patterns[name];
  return pattern && !pattern.test(given) ? wrong(name, "This doesn't match the contract.") : given;
}

/**
 * Reads the fields of a configuration.
 *
 * @throws Refusal 400 for an unknown field or an invalid value, naming it
 */
export function fieldsOf(
  sent: Sent,
  fields: Fields,
): Readonly<Record<string, string | number | boolean | null>> {
  return Object.fromEntries(
    Object.keys(sent).map((name) => {
      const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, kind ? fieldValue(sent, name, kind) : wrong(name, 'There is no such field.')];
    }),
  );
}
