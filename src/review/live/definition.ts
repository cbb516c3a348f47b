/**
 * Properties of a chart's configuration that hold its own names and texts. Context, inputs, params and outputs are
 * excluded.
 */
const WORDS = ['id', 'key', 'type', 'initial', 'description', 'target', 'src', 'reenter', 'tags'];
/** Properties that hold nested configurations by name. */
const NAMED = ['states', 'on', 'after'];
/** Properties that hold one nested configuration or a list. */
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

/** Reduces a chart's configuration to its own names, which is all that a drawing needs. */
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
