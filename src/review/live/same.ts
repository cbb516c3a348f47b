/** Whether two JSON values are equal, regardless of the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(
      (field) => Object.hasOwn(other, field) && isSame(Reflect.get(one, field), Reflect.get(other, field)),
    )
  );
}
