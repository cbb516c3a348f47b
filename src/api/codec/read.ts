import type { Listed } from '../../domain/listed';

/**
 * The position of a reader in a response, such as `response[1].expiryMonth`, and a callback for
 * records that it drops.
 */
export type Place = { readonly path: string; readonly leaveOut: (why: Malformed) => void };

/** Thrown if a response breaks the contract. The client turns it into the generic error. */
export class Malformed extends Error {
  constructor(what: string, { path }: Place = NOWHERE) {
    super(path === '' ? what : `${path}: ${what}`);
  }
}

const NOWHERE: Place = { path: '', leaveOut: () => undefined };

const within = (at: Place, key: string | number): Place => ({
  ...at,
  path: typeof key === 'number' ? `${at.path}[${key}]` : [at.path, key].filter(Boolean).join('.'),
});

/**
 * Parses a value of the response into a domain value, or throws `Malformed`. Backends format values slightly
 * differently, so readers accept every unambiguous form. Money, ids and states are read strictly.
 */
export type Reader<T> = (value: unknown, at?: Place) => T;

type OptionalKey<W> = { [K in keyof W]-?: undefined extends W[K] ? K : never }[keyof W];
type RequiredKey<W> = Exclude<keyof W, OptionalKey<W>>;

/** The fields of an object, typed by the contract: `need` for required fields, `may` for optional ones. */
export type Fields<W> = {
  readonly need: <T>(key: RequiredKey<W>, read: Reader<T>) => T;
  /** Both a missing field and null are `null`. */
  readonly may: <T>(key: OptionalKey<W>, read: Reader<T>) => T | null;
};

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

const expect = <T>(ok: (value: unknown) => value is T, what: string): Reader<T> => {
  return (value, at) => {
    if (ok(value)) return value;
    throw new Malformed(`${what} expected`, at);
  };
};

/** A required text. A number is converted to text. */
export const text: Reader<string> = (value, at) => {
  if (typeof value === 'string') return value;
  if (Number.isFinite(value)) return String(value);
  throw new Malformed('a text expected', at);
};

/** A text to display; empty if it is missing. */
export const words: Reader<string> = (value, at) => (isMissing(value) ? '' : text(value, at));

const ON: readonly unknown[] = [true, 1, '1'];
const OFF: readonly unknown[] = [false, 0, '0'];

/** A boolean, also as 1 and 0 or the same as text. */
export const flag: Reader<boolean> = (value, at) => {
  if (ON.includes(value)) return true;
  if (OFF.includes(value)) return false;
  throw new Malformed('a boolean expected', at);
};

/** A boolean; false if it is missing. */
export const mark: Reader<boolean> = (value, at) => !isMissing(value) && flag(value, at);

/** A number, read strictly. */
export const number = expect((value) => typeof value === 'number', 'a number');

/** An amount in minor units. The formatter of money throws for anything that is not an integer. */
export const cents: Reader<number> = (value, at) => {
  if (Number.isSafeInteger(value)) return value as number;
  throw new Malformed('an amount in minor units expected', at);
};

/** A currency's code, in capitals. The formatter of money throws for anything else. */
export const currency: Reader<string> = (value, at) => {
  const code = text(value, at).toUpperCase();
  if (/^[A-Z]{3}$/.test(code)) return code;
  throw new Malformed('a currency expected', at);
};

/** A number that counts something, also as text. */
export const count: Reader<number> = (value, at) =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/u.test(value.trim()) ? Number(value) : number(value, at);

const object = expect<Readonly<Record<PropertyKey, unknown>>>(
  (value): value is Readonly<Record<PropertyKey, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);

/** Ids are numbers or texts, and are compared as texts. */
export const id: Reader<string> = (value, at) => {
  if (value !== '' && (typeof value === 'string' || Number.isFinite(value))) return String(value);
  throw new Malformed('an id expected', at);
};

/** An id; an empty text means none. */
export const idOrNone: Reader<string | null> = (value, at) => (value === '' ? null : id(value, at));

/** Returns `null` instead of throwing `Malformed`. */
export const orUnknown =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, at) => {
    try {
      return read(value, at);
    } catch (error) {
      if (error instanceof Malformed) return null;
      throw error;
    }
  };

export const maybe =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, at) =>
    isMissing(value) ? null : read(value, at);

const entriesOf: Reader<readonly unknown[]> = expect((value) => Array.isArray(value), 'a list');

/** A list that is malformed if one entry is. Use it for lists that are sent back as a whole. */
export const wholeList =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value, at = NOWHERE) =>
    entriesOf(value, at).map((entry, index) => read(entry, within(at, index)));

/** A list that drops malformed entries and reports them (D2.21). */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value, at = NOWHERE) =>
    entriesOf(value, at).flatMap((entry, index) => {
      try {
        return [read(entry, within(at, index))];
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        at.leaveOut(error);
        return [];
      }
    });

/** A list with the number of records that were dropped. */
export const records = <T>(read: Reader<T>): Reader<Listed<T>> => {
  const readable = list(read);
  return (value, at) => {
    const found = readable(value, at);
    return { records: found, leftOut: entriesOf(value, at).length - found.length };
  };
};

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Reader<T> =>
  (value, at) => {
    const found = allowed.find((entry) => entry === value);
    if (found === undefined) throw new Malformed(`one of ${allowed.join(', ')} expected`, at);
    return found;
  };

/** Reads an object of the response. `W` is its type in the contract. */
export const fields = <W>(value: unknown, at: Place = NOWHERE): Fields<W> => {
  const source = object(value, at);
  return {
    need: (key, read) => read(source[key], within(at, String(key))),
    may: (key, read) => maybe(read)(source[key], within(at, String(key))),
  };
};
