import { describe, expect, it } from 'vitest';
import { safeReturnPath, safeServerLocation } from '../../../src/domain/addresses/safe-url';

const plain = [
  '/profile',
  '/profile/',
  '/new-booking?from=Cork&to=Dublin#map',
  '/track/AB12-x_y.z~1',
  '/customers?query=O%27Brien%20%26%20Sons',
  '/job-status?next=a//b',
  '/loginhelp',
  '/content/login-help',
  '/a...b',
  '/...',
  '/..a',
  '/a%20',
  '/a%3Fb',
  '/a%23b',
  '/%C2%BDprice',
  '/caf%C3%A9/%E6%9D%B1%E4%BA%AC',
];

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /profile',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252fevil.example',
  '/%25%32%66evil.example',
  '/./profile',
  '/../profile',
  '/profile/..',
  '/profile/.',
  '/.',
  '/..',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e/profile',
  '/%2E/profile',
  '/.%2e//evil.example',
  '/%252e%252e/profile',
  '/..;/profile',
  '/.;x=1/profile',
  // A server that trims, one that decodes once too often, and one that takes compatible characters for plain ones.
  '/..%20/profile',
  '/.. /profile',
  '/%20../profile',
  '/..%C2%A0/profile',
  '/..%20;x/profile',
  '/..%3F/profile',
  '/..%23/profile',
  '/%2e%3fx/profile',
  '/\uFF0E\uFF0E/profile',
  '/%EF%BC%8E./profile',
  '/\u2025/profile',
  '/\u2024\u2024/profile',
  '/a\uFF0F..\uFF0Fb',
  '/a\uFF3Cb',
  '/a\u2215b',
  '/a%E2%81%84b',
  '/a\u2216b',
  '/a\u2028b',
  '/a%E2%80%A9b',
  '/a\uD800b',
  '/a//b',
  '/a//',
  '/a\\b',
  '/a?b\\c',
  '/%00',
  '/%0d%0aSet-Cookie:x=1',
  '/a?b=%0d%0aX:1',
  '/a?b=%C2%85',
  '/a#%1f',
  '/%7f',
  '/\u0000',
  '/\u0085',
  '/%',
  '/%zz',
  '/%c3%28',
  'profile',
  './profile',
  '?x=1',
  '#x',
  '',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://evil.example/profile',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'https://same-origin.invalid/profile',
  `/${'a'.repeat(2048)}`,
];

const loginPages = [
  '/',
  '/?a=1',
  '/#x',
  '/login',
  '/login/',
  '/LOGIN',
  '/login?x=1',
  '/log%69n',
  '/admin/login',
  '/legacy/login',
];

const longest = (length: number): string => 'https://cabrank.test/'.padEnd(length, 'a');

describe('safeReturnPath', () => {
  it.each(plain)('takes %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([...hostile, ...loginPages])('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBe(null);
  });

  it.each([undefined, null, 1, true, {}, ['/profile'], { toString: () => '/profile' }])(
    'refuses what is not a string: %s',
    (value) => {
      expect(safeReturnPath(value)).toBe(null);
    },
  );

  it('returns the normalised form that was checked', () => {
    expect(safeReturnPath('/Seán?q=a b')).toBe('/Se%C3%A1n?q=a%20b');
    expect(safeReturnPath(`/${'a'.repeat(2047)}`)).toHaveLength(2048);
  });

  it('leaves the origin with no combination of prefixes', () => {
    const parts = ['/', '\\', '%2f', '%5c', '%252f', '.', '%2e', '\t', '@', ':', ';', '?', '#', 'https:'];
    const three = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `${a}${b}${c}evil.example/x`)));
    const escaped = [...three, ...three.map((path) => `/${path}`)].filter((path) => {
      const safe = safeReturnPath(path);
      return safe !== null && new URL(safe, 'https://cabrank.test').origin !== 'https://cabrank.test';
    });
    expect(escaped).toEqual([]);
  });
});

describe('safeServerLocation', () => {
  it.each([...plain, ...loginPages])('takes %s', (path) => {
    expect(safeServerLocation(path)).not.toBe(null);
  });

  it.each([...hostile.filter((path) => path !== 'profile'), null, 7])('refuses %j', (path) => {
    expect(safeServerLocation(path)).toBe(null);
  });

  it.each([
    ['profile', '/profile'],
    ['new-booking?from=menu#map', '/new-booking?from=menu#map'],
    ['content/terms', '/content/terms'],
    ['Zürich', '/Z%C3%BCrich'],
    ['profile/../admin', null],
    ['profile//admin', null],
    ['evil.example:443/x', null],
    ['x%2fy', null],
    ['a\\b', null],
  ])('takes a path without its slash: %s is %s', (path, safe) => {
    expect(safeServerLocation(path)).toBe(safe);
  });

  it.each([
    ['https://cabrank.test/login?a=1', '/login?a=1'],
    ['https://cabrank.test/', '/'],
    ['https://cabrank.test', '/'],
    ['https://cabrank.test?a=1', '/?a=1'],
    ['HTTPS://Cabrank.Test:443/login', '/login'],
    ['https://cabrank.test:8443/login', null],
    ['https://cabrank.test%2f/login', null],
    ['https://cabrank.test#top', '/#top'],
    ['https://cabrank.test\\login', null],
    ['https://cab\trank.test/login', null],
    ['https://cabrank.test:/login', '/login'],
    [longest(2048), longest(2048).slice('https://cabrank.test'.length)],
    [longest(2049), null],
    [`https://cabrank.test/${'a'.repeat(2048)}`, null],
    ['https://cabrank.test.evil.example/login', null],
    ['https://cabrank.test@evil.example/login', null],
    ['https://ada@cabrank.test/login', null],
    ['http://cabrank.test/login', null],
    ['https://cabrank.test//evil.example', null],
    ['https://cabrank.test/\\evil.example', null],
  ])('of this origin: %s is %s', (value, safe) => {
    expect(safeServerLocation(value, 'https://cabrank.test')).toBe(safe);
  });
});
