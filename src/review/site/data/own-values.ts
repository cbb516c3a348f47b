import type { Json } from '../../model/definition';

/** A field of the form in which a tester changes the payload of an event or the result of an actor. */
export type ValueField = {
  /** Its name in the payload or result; `null` for all of it. */
  readonly key: string | null;
  /** How it is typed: as text, as a number, as yes or no, or as JSON. */
  readonly kind: 'text' | 'number' | 'boolean' | 'json';
  readonly value: string;
};

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldOf(key: string | null, value: Json): ValueField {
  if (typeof value === 'string') return { key, kind: 'text', value };
  if (typeof value === 'number') return { key, kind: 'number', value: String(value) };
  if (typeof value === 'boolean') return { key, kind: 'boolean', value: String(value) };
  return { key, kind: 'json', value: JSON.stringify(value, null, 2) };
}

/** The fields for values like these: one for each part of an object. */
export const fieldsOf = (values: Json): readonly ValueField[] =>
  isObject(values)
    ? Object.entries(values).map(([key, value]) => fieldOf(key, value))
    : [fieldOf(null, values)];

/** The name of a field, as the form shows it. */
export const fieldName = ({ key }: ValueField): string => key ?? 'Result';

class Mistake extends Error {}

function valueOf(field: ValueField, typed: string): Json {
  if (field.kind === 'text') return typed;
  if (field.kind === 'boolean') return typed === 'true';
  if (field.kind === 'number') {
    const number = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(number))
      throw new Mistake(`${fieldName(field)} must be a number.`);
    return number;
  }
  try {
    return JSON.parse(typed) as Json;
  } catch {
    throw new Mistake(`${fieldName(field)} is not JSON.`);
  }
}

/**
 * The values of a form that was filled in, or what is wrong with it.
 *
 * @param typed the text of each field, in the fields' order; `true` or `false` for yes or no
 */
export function typedValues(
  fields: readonly ValueField[],
  typed: readonly string[],
): { readonly values: Json } | { readonly problem: string } {
  try {
    const parts = fields.map((field, index) => ({ ...field, now: valueOf(field, typed[index] ?? '') }));
    const [first] = parts;
    if (first?.key === null) return { values: first.now };
    return { values: Object.fromEntries(parts.map(({ key, now }) => [key ?? '', now])) };
  } catch (error) {
    if (error instanceof Mistake) return { problem: error.message };
    throw error;
  }
}
