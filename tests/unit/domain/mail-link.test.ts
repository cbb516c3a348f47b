import { describe, expect, it } from 'vitest';
import { mailLink } from '../../../src/domain/addresses/mail-link';

describe('a link of a mail', () => {
  it.each([
    ['/reset/abc', { page: '/reset', code: 'abc' }],
    ['/RESET/App/aB%2Fc/', { page: '/reset/app', code: 'aB/c' }],
    ['/not-me/abc', { page: '/not-me', code: 'abc' }],
    ['/confirm-email/a%20b', { page: '/confirm-email', code: 'a b' }],
    ['/keep-second-step/abc', { page: '/keep-second-step', code: 'abc' }],
    ['/restore-email/abc/', { page: '/restore-email', code: 'abc' }],
  ])('%s has a code', (path, link) => {
    expect(mailLink(path)).toEqual(link);
  });

  it.each([
    ['another page', '/profile/abc'],
    ['the page without a code', '/reset/'],
    ['the page of the app without a code', '/reset/app'],
    ['more than a code', '/reset/abc/def'],
    ['a code that is no text', '/reset/%ff'],
    ['an encoded null', '/not-me/a%00'],
    ['an encoded slash outside a reset link', '/not-me/a%2fb'],
    ['an encoded slash in the code of an address', '/confirm-email/a%2Fb'],
  ])('%s is none', (_what, path) => {
    expect(mailLink(path)).toBeNull();
  });
});
