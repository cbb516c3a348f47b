import type { Rule, Rules } from './allow-list';
import type { Shown, ShownFields } from './message';

/** Matches a name from the code. Any other key may be user input and is not recorded. */
const CODED = /^[a-z][a-zA-Z]{0,39}$/u;

/** The mark of all keys that do not match. */
const OTHER = '‹other›';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The mark of a value that is not recorded: `null`, or its kind. */
export function markOf(value: unknown): Shown {
  if (value === null) return null;
  if (Array.isArray(value)) return '‹list›';
  return `‹${typeof value}›`;
}

function obeys(value: unknown, rule: Rule): value is Shown {
  if (rule === 'flag') return typeof value === 'boolean';
  if (rule === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === 'string' && rule.includes(value);
}

const below = (rules: Rules, field: string): Rules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([path, rule]) =>
      path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), rule]] : [],
    ),
  );

function shownValue(value: unknown, field: string, rules: Rules): Shown {
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  if (rule !== undefined && obeys(value, rule)) return value;
  const inner = below(rules, field);
  if (Object.keys(inner).length > 0 && isFields(value)) return shownFields(value, inner);
  return markOf(value);
}

/**
 * The fields of an object: those that a rule allows unchanged, all others only by their kind.
 *
 * @returns nothing if the value is not an object
 */
export function shownFields(value: unknown, rules: Rules = {}): ShownFields {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, content]): [string, Shown][] => {
      if (content === undefined) return [];
      return CODED.test(field) ? [[field, shownValue(content, field, rules)]] : [[OTHER, markOf(content)]];
    }),
  );
}
