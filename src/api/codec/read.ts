/** Thrown where an answer is not what the contract says; the client turns it into the generic error. */
export class Malformed extends Error {}

/** Reads a value of the wire into one of the domain, or throws `Malformed`. */
export type Reader<T> = (value: unknown) => T;

type OptionalKey<W> = { [K in keyof W]-?: undefined extends W[K] ? K : never }[keyof W];
type RequiredKey<W> = Exclude<keyof W, OptionalKey<W>>;

/** The fields of an object of the wire, by the names that the contract gives them and as required as it says. */
export type Fields<W> = {
  readonly need: <T>(key: RequiredKey<W>, read: Reader<T>) => T;
  /** A missing field and null are both `null`. */
  readonly may: <T>(key: OptionalKey<W>, read: Reader<T>) => T | null;
};

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

const expect = <T>(ok: (value: unknown) => value is T, what: string): Reader<T> => {
  return (value) => {
    if (ok(value)) return value;
    throw new Malformed(`${what} expected`);
  };
};

export const text = expect((value) => typeof value === 'string', 'a text');
export const flag = expect((value) => typeof value === 'boolean', 'a boolean');
export const number = expect((value) => typeof value === 'number', 'a number');
const object = expect<Readonly<Record<PropertyKey, unknown>>>(
  (value): value is Readonly<Record<PropertyKey, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);

/** Ids are numbers or texts and compared as texts. */
export const id: Reader<string> = (value) => (typeof value === 'number' ? String(value) : text(value));

export const maybe =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    isMissing(value) ? null : read(value);

/** One malformed entry makes the whole list malformed. */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Malformed('a list expected');
    return value.map((entry: unknown) => read(entry));
  };

export const listOrEmpty =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    isMissing(value) ? [] : list(read)(value);

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): Reader<T> =>
  (value) => {
    const found = allowed.find((entry) => entry === value);
    if (found === undefined) throw new Malformed(`one of ${allowed.join(', ')} expected`);
    return found;
  };

/** Reads an object of the wire; `W` is its type in the contract. */
export const fields = <W>(value: unknown): Fields<W> => {
  const source = object(value);
  return {
    need: (key, read) => read(source[key]),
    may: (key, read) => maybe(read)(source[key]),
  };
};
