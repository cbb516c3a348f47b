type Data = Readonly<Record<string, unknown>>;

/** Of what is taken by what is in it: a plain object's or a list's. */
const KINDS: readonly unknown[] = [Object.prototype, Array.prototype];

const kindOf = (value: unknown): unknown => value instanceof Object && Object.getPrototypeOf(value);

/**
 * Whether two values hold the same: lists and plain objects by what is in them, all else (functions, actors) by being the
 * same. For `memo` and `useSelector`: what is read again comes as new objects, and draws only the rows that changed.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (kindOf(one) !== kindOf(other) || !KINDS.includes(kindOf(one))) return false;
  const [before, after] = [one as Data, other as Data];
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => name in after && deepEqual(before[name], after[name]))
  );
}
