import { describe, expect, it } from 'vitest';
import { safeHref } from '../../../src/domain/addresses/safe-url';

const longest = (length: number): string => 'https://app.example/'.padEnd(length, 'a');

describe('safeHref', () => {
  it.each([
    ['/profile', '/profile'],
    ['/login', '/login'],
    ['#main', '#main'],
    ['https://app.example/get?x=1', 'https://app.example/get?x=1'],
    [' HTTPS://app.example ', 'https://app.example/'],
    ['http://app.example/', 'http://app.example/'],
    ['mailto:help@cabrank.test', 'mailto:help@cabrank.test'],
    ['tel:+35315550100', 'tel:+35315550100'],
    [longest(2048), longest(2048)],
  ])('%j becomes %s', (value, href) => {
    expect(safeHref(value)).toBe(href);
  });

  it.each([
    ['new-booking', '/new-booking'],
    [' profile?x=1 ', '/profile?x=1'],
    ['https://cabrank.test/profile', '/profile'],
    ['https://cabrank.test', '/'],
    ['https://cabrank.test.evil.example/profile', 'https://cabrank.test.evil.example/profile'],
    ['https://cabrank.test//evil.example', 'https://cabrank.test//evil.example'],
    ['tel:+35315550100', 'tel:+35315550100'],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['', null],
  ])('of this origin: %j becomes %s', (value, href) => {
    expect(safeHref(value, 'https://cabrank.test')).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://cabrank.test/1',
    'file:///etc/passwd',
    'about:blank',
    'intent://x',
    'ftp://x.example',
    '//evil.example',
    '/\\evil.example',
    ...['https://user@evil.example', 'https://user:pass@evil.example', 'https://:pass@evil.example'],
    'https://',
    'evil.example:443',
    '',
    longest(2049),
    null,
    undefined,
    7,
  ])('refuses %j', (value) => {
    expect(safeHref(value)).toBe(null);
  });
});
