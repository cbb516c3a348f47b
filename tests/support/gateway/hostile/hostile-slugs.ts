import { readFileSync } from 'node:fs';
import { parseUrl } from '../../../../src/domain/addresses/parse-url';

/**
 * Slugs that try to escape from /legacy/ as an older page: the lists of `tests/data/traversal`, and random
 * combinations of their pieces, reproducible by a seed.
 */

const lists = ['directory_traversal.txt', 'deep_traversal.txt', 'dotdotpwn.txt'];

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../../../data/traversal/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('{FILE}', 'etc/passwd'));

/** The published slugs without duplicates. */
export const listedSlugs: readonly string[] = [...new Set(lists.flatMap(linesOf))];

const dots = [
  ...['..', '.', '...', '....', '. .', '.%2e', '%2e%2e', '%2E.', '%252e%252e', '%25252e.', '%%32%65%%32%65'],
  ...['%c0%ae%c0%ae', '%c0%2e%c0%2e', '%e0%80%ae.', '%u002e%u002e', '%uff0e.', '\uFF0E\uFF0E', '%EF%BC%8E.'],
  ...['\u2025', '%E2%80%A5', '\u2024\u2024', '\uFE52.', '.\u200B.', '0x2e0x2e', '&#46;&#46;', '.\uDC2E'],
];
const tails = [
  ...[
    '',
    '',
    '',
    '',
    ' ',
    '%20',
    '%20%20',
    '%09',
    '+',
    '\u00A0',
    '%C2%A0',
    '%E3%80%80',
    ';',
    ';x=1',
    '%3b',
    '%3Bx',
  ],
  ...[
    '%3f',
    '%3Fx',
    '%23',
    '%23x',
    '%00',
    '%00.html',
    '%0a',
    '%26',
    ':',
    '::$DATA',
    '~',
    '*',
    '|',
    '%7C',
    '^',
  ],
];
const heads = ['', '', '', ' ', '%20', '%09', '\u3000', 'a;', '%0d', '~', ':', '@'];
const separators = [
  ...[
    '/',
    '/',
    '\\',
    '//',
    '/./',
    '%2f',
    '%2F',
    '%252f',
    '%5c',
    '%255c',
    '%c0%af',
    '%c1%9c',
    '%e0%80%af',
    '%u2215',
  ],
  ...[
    '\uFF0F',
    '%EF%BC%8F',
    '\u2215',
    '\u2044',
    '\uFF3C',
    '%EF%BC%BC',
    '%%32%66',
    ';/',
    '/;',
    '%00/',
    '/%20/',
    '\t/',
  ],
];
const ends = [
  ...[
    '',
    '',
    'api/config',
    'api%2fconfig',
    'etc/passwd',
    'login',
    'sandbox',
    '?x=/../api',
    '#/../api',
    '%3f',
    '.html',
  ],
  ...['%00.html', 'javascript:alert(1)', 'healthz;x', ' ', '%20', '/', '/.', '/..', '%2f'],
];

/** mulberry32: pseudo-random numbers in [0, 1) from a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DEEPEST = 4;

/**
 * Generated slugs without duplicates.
 *
 * @param count how many
 * @param seed the same seed yields the same slugs
 */
export function madeSlugs(count: number, seed: number): readonly string[] {
  const next = numbersFrom(seed);
  const one = (pieces: readonly string[]): string => pieces[Math.floor(next() * pieces.length)] ?? '';
  const made = new Set<string>();
  // Half of them have one segment: no other slug reaches a server as that of an older page.
  while (made.size < count) {
    const climb = one(heads) + one(dots) + one(tails);
    const depth = next() < 0.5 ? 0 : 1 + Math.floor(next() * DEEPEST);
    made.add(depth === 0 ? climb : (climb + one(separators)).repeat(depth) + one(ends));
  }
  return [...made];
}

/** All slugs without duplicates, the published ones first. */
export const hostileSlugs: readonly string[] = [...new Set([...listedSlugs, ...madeSlugs(9000, 7)])];

/** Invalid UTF-8 sequences, as lenient decoders read them: the bits of the last byte, or the byte itself. */
const overlong = /%(?:c[01]|e0%80|f0%80%80|f8%80%80%80|fc%80%80%80%80)%([0-9a-f]{2})/giu;

/** The text as a server reads it that decodes everything it can, including `%u002e` and overlong forms. */
function leniently(text: string): string {
  const hex = (digits: string, bits = 0xffff): string =>
    String.fromCodePoint(Number.parseInt(digits, 16) & bits);
  return text
    .replaceAll(overlong, (_all, byte: string) => hex(byte, 0x3f))
    .replaceAll(/%u([0-9a-f]{4})/giu, (_all, digits: string) => hex(digits))
    .replaceAll(/(?:%[0-9a-f]{2})+/giu, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    );
}

/** The path after removing everything that servers are known to remove from a segment. */
function resolved(path: string): string {
  const folders: string[] = [];
  const [plain = ''] = path.normalize('NFKC').split(/[?#\0]/u);
  for (const segment of plain.split(/[/\\\u2044\u2215\u2216]/u)) {
    const meant = segment.replace(/;.*$/su, '').trim();
    if (meant === '..') folders.pop();
    else if (meant !== '.' && meant !== '') folders.push(meant);
  }
  return `/${folders.join('/')}`;
}

/**
 * Whether a path leads out of a folder: unchanged, as a browser reads it, and as a server reads it that decodes it
 * once or twice, in any of the ways to read a segment that are known to be exploitable.
 *
 * @param path and query
 * @param folders with a slash at both ends; the path must be in one of them in its last reading
 */
export function climbsOut(path: string, folders: readonly string[]): boolean {
  const stays = (read: string): boolean => folders.some((folder) => `${read}/`.startsWith(folder));
  const [own = ''] = path.split(/[?#]/u);
  const url = parseUrl(path, 'https://cabrank.test');
  if (url?.origin !== 'https://cabrank.test' || !stays(url.pathname)) return true;
  const once = leniently(own);
  return ![own, once, leniently(once)].map(resolved).every(stays);
}
