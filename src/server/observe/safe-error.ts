/**
 * What is logged of an error. It never contains the error's data (SQL parameters, bodies, responses),
 * which may be personal.
 */
export type SafeError = {
  readonly type: string;
  readonly message: string;
  /** Stack frames, innermost first, without the message at the start. */
  readonly stack: readonly string[];
  /** The code of Node or the database, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  /** Names from the database schema, such as the violated constraint. */
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: SafeError;
};

const HIDDEN = '…';
const FRAMES = 12;
const CAUSES = 3;
/** Maximum length of a message (characters). */
const MESSAGE_LENGTH = 300;

/** Patterns of text that may be personal, in the order in which they are removed. */
const PERSONAL: readonly RegExp[] = [
  // Libraries quote their input. An apostrophe inside a word starts no quotation.
  /"[^"]*"?|`[^`]*`?|“[^”]*”?|(?<!\w)'[^']*'?/gu,
  /\S*@\S*/gu,
  // Addresses, paths and query strings.
  /\S*\/\S*/gu,
  /\S*[?&=%]\S*/gu,
  // Long numbers, such as card and phone numbers, in any grouping.
  /\+?\d[\d\s-]{5,}\d/gu,
  // Secrets and ids of providers and of this server.
  /\b(?:pm|pi|seti|src|tok|cus|sk|pk|rk|whsec|card)_\w+/gu,
  /\b(?=[\w-]*\d)[\w-]{12,}/gu,
];

/**
 * Removes everything from a message that a person may have typed or that grants access: quoted parts, addresses, long
 * numbers and ids. Keeps only the first line.
 */
export function withoutPersonal(text: string): string {
  const [first = ''] = text.split('\n');
  const hidden = PERSONAL.reduce((rest, pattern) => rest.replaceAll(pattern, HIDDEN), first);
  return hidden.slice(0, MESSAGE_LENGTH);
}

const IDENTIFIER = /^\w{1,64}$/u;

const identifier = (value: unknown): string | null =>
  typeof value === 'string' && IDENTIFIER.test(value) ? value : null;

/** Returns only the stack frames. The message before them may have several lines with any content. */
function framesOf(error: Error, message: string): readonly string[] {
  const stack = typeof error.stack === 'string' ? error.stack : '';
  const at = message === '' ? -1 : stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+[:(][\w.:/\\-]*\)?$|^at .+:\d+:\d+\)?$/u.test(line))
    .slice(0, FRAMES);
}

/** @param depth number of errors above this one in the chain of causes */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: HIDDEN, stack: [] };
  // The thrower may have replaced the message with something other than a string.
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

/** Formats a safe error as lines of text for the operator. */
export function describeError(error: unknown): string {
  const { type, code, message, stack, cause } = safeError(error);
  const told = [`${type}${code === undefined ? '' : ` ${code}`}: ${message}`, ...stack];
  return [...told, ...(cause === undefined ? [] : [`caused by ${cause.type}: ${cause.message}`])].join(
    '\n    ',
  );
}
