import type { Page } from 'playwright-core';
import { accented, CLOSING, FILLER, OPENING } from '../../../src/build/pseudo-text';

const MARKS = OPENING + CLOSING + FILLER;

const letterOf = (letter: string, anyCase: boolean): string => {
  const forms = anyCase ? [letter.toLowerCase(), letter.toUpperCase()] : [letter];
  return `[${[...forms, ...forms.map(accented)].join('')}]`;
};

/** Special parts of a regular expression, which keep their meaning: escapes, classes, heads of groups. */
const SIGNS = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]])*\]|\(\?<?[:=!]|[A-Za-z]|:| |'|\^|\$/gu;

function tolerant(source: string, anyCase: boolean): string {
  return source.replaceAll(SIGNS, (sign) => {
    if (/^[A-Za-z]$/.test(sign)) return letterOf(sign, anyCase);
    // A label of its own precedes it.
    if (sign === ':') return `[${MARKS} ]*:`;
    // Playwright escapes an apostrophe, which the flag `u` forbids.
    if (sign === "'") return '.';
    if (sign === ' ') return `[${MARKS} ]+`;
    if (sign === '^') return `^[${OPENING}]*`;
    if (sign === '$') return `[${MARKS} ]*$`;
    return sign;
  });
}

/**
 * Converts a matcher for an en-IE text into one that finds the same text in the pseudo-locale (and still in English,
 * which a server or the payment provider may use).
 */
export function inPseudo(sought: string | RegExp, exact: boolean): RegExp {
  if (sought instanceof RegExp) {
    const anyCase = sought.flags.includes('i');
    return new RegExp(tolerant(sought.source, anyCase), sought.flags);
  }
  const literal = sought.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(tolerant(exact ? `^${literal}$` : literal, !exact), 'u');
}

type Bag = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const isSought = (value: unknown): value is string | RegExp =>
  typeof value === 'string' || value instanceof RegExp;

const FINDERS = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']);
const wrapped = new WeakMap<object, object>();
const bare = (value: unknown): unknown => (isObject(value) ? (wrapped.get(value) ?? value) : value);

const options = (given: Bag): Bag =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) =>
      ['name', 'hasText', 'hasNotText'].includes(key) && isSought(value)
        ? [key, inPseudo(value, given['exact'] === true)]
        : [key, bare(value)],
    ),
  );

function argumentsOf(method: string, given: readonly unknown[]): readonly unknown[] {
  const [first, second, ...more] = given;
  const isExact = isObject(second) && second['exact'] === true;
  if (FINDERS.has(method) && isSought(first)) return [inPseudo(first, isExact)];
  if (method === 'getByRole' || method === 'locator')
    return [bare(first), ...(isObject(second) ? [options(second)] : [])];
  if (method === 'filter' && isObject(first)) return [options(first)];
  return [first, second, ...more].slice(0, given.length).map(bare);
}

const finds = (value: unknown): value is Bag =>
  isObject(value) && typeof value['getByRole'] === 'function' && typeof value['then'] !== 'function';

function wrap<T extends object>(target: T): T {
  const proxy = new Proxy(target, {
    get(from, name) {
      const member: unknown = Reflect.get(from, name, from);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        const result: unknown = Reflect.apply(member, from, argumentsOf(String(name), given));
        return finds(result) ? wrap(result) : result;
      };
    },
  });
  wrapped.set(proxy, target);
  return proxy;
}

/** A page whose locators, written for en-IE, find their texts in a build with the pseudo-locale. */
export const pseudoPage = (page: Page): Page => wrap(page);
