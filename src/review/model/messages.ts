/** Every text of the app: by area (its file), then by its path in the file, such as `login.title`. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Numbers for which a text may differ: none, one, several, and ten, which is spelled out. */
const SAMPLES = [0, 1, 2, 10];

type Read = { readonly names: readonly string[]; readonly text: string | null };

/** Renders a text with the name of each parameter in braces, except for those in `given`. */
function read(text: (parameters: unknown) => unknown, given: Readonly<Record<string, number>> = {}): Read {
  const names = new Set<string>();
  const parameters = new Proxy(given, {
    get: (_, name) => {
      if (typeof name === 'symbol') return () => '{value}';
      names.add(name);
      return given[name] ?? `{${name}}`;
    },
  });
  try {
    const said = text(parameters);
    return { names: [...names], text: typeof said === 'string' ? said : null };
  } catch {
    // The text needs more than the parameter's string: only a number will do.
    return { names: [...names], text: null };
  }
}

/** A text function: with its parameters by name, and again for each number that changes the wording. */
function madeTexts(path: string, text: (parameters: unknown) => unknown): [string, string][] {
  const { names, text: plain } = read(text);
  const texts: [string, string][] = plain === null ? [] : [[path, plain]];
  for (const name of names) {
    for (const sample of SAMPLES) {
      const { text: said } = read(text, { [name]: sample });
      if (said !== null && said !== plain?.replaceAll(`{${name}}`, String(sample)))
        texts.push([`${path} (${name} ${sample})`, said]);
    }
  }
  return texts;
}

function textsIn(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return madeTexts(path, value as (parameters: unknown) => unknown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(`${path}.${key}`, part));
}

/**
 * The texts of the catalogue as data. Parameters are written as names in braces, such as `{count} entries added`, and
 * again as `added (count 1)` where a number changes the wording.
 *
 * @param areas the exports of each file of the catalogue, by the file's name without `.ts`
 */
export const messagesOf = (areas: Readonly<Record<string, object>>): Messages =>
  Object.fromEntries(
    Object.entries(areas)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([area, exported]) => [
        area,
        Object.fromEntries(
          Object.entries(exported)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .flatMap(([name, value]) => textsIn(name, value)),
        ),
      ]),
  );
