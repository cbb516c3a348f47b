import { expect, it } from 'vitest';
import { parseUrl } from '../../../src/domain/addresses/parse-url';

const base = 'https://cabrank.test/legacy/job-status';

it.each<[string, string | undefined, string | null]>([
  ['https://cabrank.test', undefined, 'https://cabrank.test/'],
  ['users?x#y', base, 'https://cabrank.test/legacy/users?x#y'],
  ['//evil.example', base, 'https://evil.example/'],
  ['', base, base],
  ['javascript:alert(1)', base, 'javascript:alert(1)'],
  ['users', undefined, null],
  ['', undefined, null],
  ['https://', base, null],
  ['http://[', base, null],
  ['users', 'about:srcdoc', null],
])('reads %j on %j as %j', (address, on, expected) => {
  expect(parseUrl(address, on)?.href ?? null).toBe(expected);
});

it('parses an address with a Latin-1 letter, however many were parsed before', () => {
  const reads = () => parseUrl('https://bücher.example/', base)?.host;
  for (let count = 0; count < 20_000; count += 1) parseUrl('/legacy/users', base);
  expect(reads()).toBe('xn--bcher-kva.example');
  const parses = Array.from({ length: 20_000 }, reads);
  expect(new Set(parses)).toEqual(new Set(['xn--bcher-kva.example']));
});
