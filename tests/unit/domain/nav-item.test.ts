import { describe, expect, it } from 'vitest';
import { profileItem } from '../../../machines/samples';
import type { NavItem } from '../../../src/domain/entities';
import { navItemOf, withoutScreen, withLinks } from '../../../src/domain/nav-item';

const item = (link: string, file: string | null = null): NavItem => ({
  ...profileItem,
  label: link,
  link,
  file,
});
const items = [
  item('/'),
  item('/track', 'track'),
  item('/edit'),
  item('/admin', 'dashboard'),
  item('/admin/tariffs'),
  item('/new-booking?from=menu', 'new-booking'),
  item('event:terms'),
  item('https://example.com/users', 'users'),
];
const found = (path: string, page: string | null = null) => navItemOf(items, path, page)?.label;

describe('the links of the navigation', () => {
  it.each([
    ['/new-booking', '/new-booking'],
    ['new-booking', '/new-booking'],
    ['https://cabrank.test/new-booking', '/new-booking'],
    ['admin/dashboard?day=1', '/admin/dashboard?day=1'],
    [' profile ', '/profile'],
    ['event:logout', 'event:logout'],
    [' event:terms ', 'event:terms'],
    ['https://example.com/help', 'https://example.com/help'],
    ['tel:015550100', 'tel:015550100'],
  ])('%s is %s', (written, link) => {
    const { items, dead } = withLinks([item(written)], 'https://cabrank.test');
    expect([items.map((read) => read.link), dead]).toEqual([[link], []]);
  });

  it.each(['', '#top', '?x=1', 'javascript:alert(1)', '//example.com', '/a/../b', 'data:text/html,x'])(
    '%j is invalid: its item is left out',
    (written) => {
      const { items, dead } = withLinks([item(written), item('/profile')], 'https://cabrank.test');
      expect([items.length, dead.map(({ label }) => label)]).toEqual([1, [written]]);
    },
  );
});

it('the items of the menu without a screen are found', () => {
  const links = ['/profile', '/users.php', '/legacy/users', '/users/list', 'event:terms', 'tel:015550100'];
  const menu = [...links.map((link) => item(link)), { ...item('/a/b/c'), inMenu: false }];
  expect(withoutScreen(menu).map(({ link }) => link)).toEqual(['/users.php', '/legacy/users', '/users/list']);
});

describe('the item of the navigation for a screen', () => {
  it.each([
    ['/', '/'],
    ['/track', '/track'],
    ['/admin/tariffs', '/admin/tariffs'],
    ['/new-booking', '/new-booking?from=menu'],
  ])('leads to it: %s has %s', (path, link) => {
    expect(found(path)).toBe(link);
  });

  it.each([
    ['/track/7QF2', '/track'],
    ['/edit/AAAA', '/edit'],
    ['/admin/tariffs/night', '/admin/tariffs'],
    ['/admin/drivers', '/admin'],
  ])('otherwise has the longest matching path, by whole segments: %s has %s', (path, link) => {
    expect(found(path)).toBe(link);
  });

  it('otherwise names its older page', () => {
    expect(found('/users', '/legacy/users?day=1')).toBe('https://example.com/users');
    expect(found('/book', '/legacy/new-booking')).toBe('/new-booking?from=menu');
  });

  it('prefers its link to its older page', () => {
    expect(found('/edit/AAAA', '/legacy/track?k=AAAA')).toBe('/edit');
  });

  it.each([
    ['/tracking', null],
    ['/profile', null],
    ['/event:terms', null],
    ['/users', null],
    ['/users', '/legacy/users/archive'],
    ['/users', '/elsewhere/users'],
  ])('is missing for %s with the older page %s', (path, page) => {
    expect(found(path, page)).toBeUndefined();
  });
});
