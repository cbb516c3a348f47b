/** Values of form fields. `name[]` makes a list, and `name[]=` alone an empty list (D2.1). */
export type FormBody = Record<string, string | string[]>;

const LIST = '[]';

/**
 * Parses a form-encoded body. A list keeps its name as sent, including `[]`. If another name occurs twice,
 * the last value wins.
 */
export function parseForm(text: string): FormBody {
  const body = Object.create(null) as FormBody;
  for (const [name, value] of new URLSearchParams(text)) {
    if (!name.endsWith(LIST)) {
      body[name] = value;
      continue;
    }
    const list = body[name];
    const entries = Array.isArray(list) ? list : [];
    if (value !== '') entries.push(value);
    body[name] = entries;
  }
  return body;
}
