/** Every text that a person reads: by area (its file), then by where it stands in it, such as `login.title`. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Numbers by which a text may be put differently: none, one, several, and the ten that is written out. */
const SAMPLES = [0, 1, 2, 10];

type Read = { readonly names: readonly string[]; readonly text: string | null };

/** Asks a text for itself with each parameter standing for its name in braces, but for those that are `given`. */
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
    // It wants more of a parameter than that it can be written: a number alone will do.
    return { names: [...names], text: null };
  }
}

/** A text that is made: with its parameters by name, and once more for each number that it puts differently. */
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
 * The texts of the catalogue as data. What is made of parameters is written with their names in braces, such as
 * `{count} entries added`, and once more as `added (count 1)` where one number is put differently.
 *
 * @param areas what each file of the catalogue exports, by the file's name without `.ts`
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
