/** What is logged of an error: never what it was about (SQL parameters, bodies, answers), which may be anybody's. */
export type SafeError = {
  readonly type: string;
  readonly message: string;
  /** Where it happened, innermost first; without the message that a stack begins with. */
  readonly stack: readonly string[];
  /** Node's or the database's own code, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  /** Names of the database's own things, such as the constraint that was broken. */
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: SafeError;
};

const HIDDEN = '…';
const FRAMES = 12;
const CAUSES = 3;
/** What a message may be at most (characters). */
const MESSAGE_LENGTH = 300;

/** Whatever may hold a person's words, in the order in which it is taken out. */
const PERSONAL: readonly RegExp[] = [
  // Libraries quote what they were given; an apostrophe inside a word quotes nothing.
  /"[^"]*"?|`[^`]*`?|“[^”]*”?|(?<!\w)'[^']*'?/gu,
  /\S*@\S*/gu,
  // Addresses, paths and what they carry.
  /\S*\/\S*/gu,
  /\S*[?&=%]\S*/gu,
  // Long numbers, as of cards and phones, however they are grouped.
  /\+?\d[\d\s-]{5,}\d/gu,
  // What providers and we call secrets and ids.
  /\b(?:pm|pi|seti|src|tok|cus|sk|pk|rk|whsec|card)_\w+/gu,
  /\b(?=[\w-]*\d)[\w-]{12,}/gu,
];

/**
 * A text of a program without anything that a person may have typed or that opens something: quoted parts, addresses,
 * long numbers, ids. Its first line alone.
 */
export function withoutPersonal(text: string): string {
  const [first = ''] = text.split('\n');
  const hidden = PERSONAL.reduce((rest, pattern) => rest.replaceAll(pattern, HIDDEN), first);
  return hidden.slice(0, MESSAGE_LENGTH);
}

const IDENTIFIER = /^\w{1,64}$/u;

const identifier = (value: unknown): string | null =>
  typeof value === 'string' && IDENTIFIER.test(value) ? value : null;

/** The frames alone: the message before them may have lines of its own, which look like anything. */
function framesOf(error: Error, message: string): readonly string[] {
  const stack = typeof error.stack === 'string' ? error.stack : '';
  const at = message === '' ? -1 : stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+[:(][\w.:/\\-]*\)?$|^at .+:\d+:\d+\)?$/u.test(line))
    .slice(0, FRAMES);
}

/** @param depth how many causes above this one were told */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: HIDDEN, stack: [] };
  // Whoever threw it may have made something else of it.
  const said: unknown = error.message;
  const { code, constraint, table } = error as Error & Readonly<Record<string, unknown>>;
  const message = typeof said === 'string' ? said : '';
  const named = { code: identifier(code), constraint: identifier(constraint), table: identifier(table) };
  return {
    type: identifier(error.name) ?? 'Error',
    message: withoutPersonal(message),
    stack: framesOf(error, message),
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null)),
    ...(error.cause === undefined || depth >= CAUSES ? {} : { cause: safeError(error.cause, depth + 1) }),
  };
}

/** The same as lines of text, for who runs the server. */
export function describeError(error: unknown): string {
  const { type, code, message, stack, cause } = safeError(error);
  const told = [`${type}${code === undefined ? '' : ` ${code}`}: ${message}`, ...stack];
  return [...told, ...(cause === undefined ? [] : [`caused by ${cause.type}: ${cause.message}`])].join(
    '\n    ',
  );
}
