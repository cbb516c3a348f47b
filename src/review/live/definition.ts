/** Where a chart's configuration has names and words of its own. Its context, inputs, params and outputs are not here. */
const WORDS = ['id', 'key', 'type', 'initial', 'description', 'target', 'src', 'reenter', 'tags'];
/** Where there are more of the same inside, by name. */
const NAMED = ['states', 'on', 'after'];
/** Where there is one more of them, or a list. */
const INNER = [
  ...['always', 'invoke', 'onDone', 'onError', 'onSnapshot', 'entry', 'exit', 'actions', 'guard'],
];

type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWord = (value: unknown): boolean => ['string', 'boolean'].includes(typeof value);

function part(value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(part).filter((kept) => kept !== undefined);
  return isConfig(value) ? definitionOf(value) : undefined;
}

/** A chart's configuration with nothing in it but its own names: what a drawing of it needs. */
export function definitionOf(config: unknown): Config {
  if (!isConfig(config)) return {};
  return Object.fromEntries(
    Object.entries(config).flatMap(([key, value]): [string, unknown][] => {
      if (WORDS.includes(key)) {
        const words = Array.isArray(value) ? value.filter(isWord) : value;
        return isWord(value) || Array.isArray(value) ? [[key, words]] : [];
      }
      if (NAMED.includes(key) && isConfig(value)) {
        return [[key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(inner)]))]];
      }
      return INNER.includes(key) && part(value) !== undefined ? [[key, part(value)]] : [];
    }),
  );
}
