/**
 * Formik reads the names of fields with this: `user.emails[0]` → `['user', 'emails', '0']`. Names with quotes in
 * brackets, which lodash also knows, are not used for fields.
 */
export default function toPath(name: string | readonly string[]): string[] {
  return typeof name === 'string' ? name.split(/[.[\]]+/).filter((part) => part !== '') : [...name];
}
