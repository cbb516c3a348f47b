/** Formik copies the objects and lists along the path of a changed value with this, one level deep. */
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null) as T & object, value);
}
