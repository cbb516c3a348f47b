import { readFileSync } from 'node:fs';
import { parseUrl } from '../../../../src/domain/addresses/parse-url';

/**
 * Addresses that try to leave the website or to run script: the lists of `tests/data/open-redirect`, rewrites of them
 * that filters are known to miss, and every combination of the pieces that such addresses are made of.
 */

const lists = ['Open-Redirect-payloads.txt', 'openredirects.txt', 'open_redirect_wordlist.txt'];

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../../../data/open-redirect/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const distinct = (urls: readonly string[]): readonly string[] => [...new Set(urls)];

/** The published addresses without duplicates. */
export const listedUrls: readonly string[] = distinct(lists.flatMap(linesOf));

const percent = (text: string, characters: RegExp): string =>
  text.replaceAll(
    characters,
    (found) => `%${(found.codePointAt(0) ?? 0).toString(16).padStart(2, '0').toUpperCase()}`,
  );

type Rewrite = (url: string) => string;

/** Rewrites that filters, proxies and browsers are known to read differently. */
const rewrites: readonly Rewrite[] = [
  (url) => url.replaceAll('/', '\\'),
  (url) => url.replace('/', '\\'),
  (url) => percent(url, /[/\\]/gu),
  (url) => percent(percent(url, /[/\\]/gu), /%/gu),
  (url) => percent(url, /[./\\:@]/gu),
  (url) => url.replaceAll('/', '%c0%af'),
  (url) => url.replaceAll('/', '\uFF0F'),
  (url) => url.replaceAll('.', '\u3002'),
  (url) => url.replaceAll('/', '/\t'),
  (url) => `\t${url}`,
  (url) => ` ${url}`,
  (url) => `\u0000${url}`,
  (url) => `\u2028${url}`,
  (url) => `/%0d%0a${url}`,
  (url) => `/.${url}`,
  (url) => `/..;/${url}`,
  (url) => `/profile/..${url}`,
  (url) => `/profile?next=${encodeURIComponent(url)}\\${url}`,
  (url) => url.replace(/^(https?|javascript)/iu, (scheme) => scheme.toUpperCase()),
  (url) => url.replaceAll(':', '&colon;'),
];

const starts = [
  ...['/', '//', '///', '/\\', '\\\\', '\\/', '/\t/', '/\r\n/', '\t//', '/./', '/.//', '/..//', '/../'],
  ...[
    '/%2f',
    '/%2F%2f',
    '/%5c',
    '/%5C/',
    '/%252f',
    '/%25%32%66',
    '/%09/',
    '/%0a/',
    '/%00/',
    '/%2e%2e//',
    '/;/',
  ],
  ...[
    'https:',
    'https:/',
    'https://',
    'HTTPS:\\\\',
    '/https://',
    'javascript:',
    'java\tscript:',
    'JaVaScRiPt://',
  ],
  ...[
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file://',
    'view-source:',
    'ws://',
    '\u0001javascript:',
    '%6aavascript:',
  ],
];
const hosts = [
  'evil.example',
  'evil.example:443',
  'evil%2eexample',
  'user@evil.example',
  '127.0.0.1@evil.example',
  'alert(1)//evil.example',
];
const ends = ['', '/profile', '/%2f..', '\\@127.0.0.1', '?/profile', '#@127.0.0.1/', '/login'];

const made: readonly string[] = starts.flatMap((start) =>
  hosts.flatMap((host) => ends.map((end) => start + host + end)),
);

/** All addresses without duplicates, the published ones first. */
export const hostileUrls: readonly string[] = distinct([
  ...listedUrls,
  ...listedUrls.flatMap((url) => rewrites.map((rewrite) => rewrite(url))),
  ...made,
]);

/** A sample of at least this many, evenly spread and reproducible. */
export function sampleOfHostileUrls(count: number): readonly string[] {
  const step = Math.max(1, Math.floor(hostileUrls.length / count));
  return hostileUrls.filter((_url, index) => index % step === 0);
}

const schemesOfLinks: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

const readings = (address: string): readonly string[] => {
  const all = [address];
  for (let depth = 0; depth < 3; depth += 1) {
    try {
      all.push(decodeURIComponent(all[depth] ?? ''));
    } catch {
      break;
    }
  }
  return all;
};

/**
 * Whether an address that is followed on `origin` leads elsewhere or runs script: as a browser reads it, and as one
 * does after a server or a proxy in between has decoded its path once, twice or three times.
 */
export function leavesOrigin(address: string, origin: string): boolean {
  const [path = ''] = address.split(/[?#]/u);
  return [address, ...readings(path)].some((read) => {
    const url = parseUrl(read, origin);
    return url !== null && url.origin !== origin;
  });
}

/** Whether a link could run script or hide its target if it stays unchanged. */
export function isUnsafeLink(address: string, origin: string): boolean {
  const url = parseUrl(address, origin);
  if (url === null) return false;
  const { protocol, username, password } = url;
  return !schemesOfLinks.includes(protocol) || username !== '' || password !== '';
}
