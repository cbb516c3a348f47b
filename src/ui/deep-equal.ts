type Data = Readonly<Record<string, unknown>>;

/** Prototypes of the values that are compared by content: plain objects and arrays. */
const KINDS: readonly unknown[] = [Object.prototype, Array.prototype];

const kindOf = (value: unknown): unknown => value instanceof Object && Object.getPrototypeOf(value);

/**
 * Compares arrays and plain objects by content, and everything else (functions, actors) by identity. For `memo` and
 * `useSelector`: reloaded data consists of new objects, and only the changed rows should re-render.
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
