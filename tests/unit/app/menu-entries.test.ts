import { describe, expect, it } from 'vitest';
import { profileItem } from '../../../machines/samples';
import {
  currentPath,
  isFooterEntry,
  listedLogout,
  menuEntries,
} from '../../../src/features/app/navigation/menu-entries';

const routes = ['/', '/profile', '/new-booking', '/admin', '/admin/dashboard', '/content/contact'];
const known = { isRoute: (path: string) => routes.includes(path), hasContact: true };
const item = (link: string, inMenu = true) => ({ ...profileItem, label: `To ${link}`, link, inMenu });
const entriesOf = (...links: string[]) =>
  menuEntries(
    links.map((link) => item(link)),
    known,
  );

describe('the entries of the menu', () => {
  it('lead to the screens of the app, with the query that the server wrote', () => {
    expect(entriesOf('/profile', '/new-booking?from=menu', '/profile/', 'profile')).toEqual([
      { kind: 'link', label: 'To /profile', path: '/profile' },
      { kind: 'link', label: 'To /new-booking?from=menu', path: '/new-booking?from=menu' },
      { kind: 'link', label: 'To /profile/', path: '/profile/' },
      { kind: 'link', label: 'To profile', path: '/profile' },
    ]);
  });

  it('are in the footer too if they open terms, privacy or contact as a dialog', () => {
    const entries = entriesOf(
      'event:terms',
      'event:privacy',
      'event:contact',
      'event:logout',
      '/content/contact',
    );
    expect(entries.map(isFooterEntry)).toEqual([true, true, true, false, false]);
  });

  it('leave out items that are not for the menu', () => {
    expect(menuEntries([item('/profile', false), item('event:logout', false)], known)).toEqual([]);
  });

  it('trim an address before they decide whether it is a page of the app', () => {
    expect(entriesOf(' /profile ', ' /nothing.html', ' #here')).toEqual([
      { kind: 'link', label: 'To  /profile ', path: '/profile' },
    ]);
  });

  it('trigger only known app events', () => {
    expect(entriesOf('event:logout', 'event:fly', 'event:', 'event:Logout', 'event:privacy')).toEqual([
      { kind: 'event', label: 'To event:logout', name: 'logout' },
      { kind: 'event', label: 'To event:privacy', name: 'privacy' },
    ]);
  });

  it('have no contact if the company accepts no messages', () => {
    const items = [
      item('event:contact'),
      item('event:terms'),
      item('/content/contact'),
      item('/content/contact/?from=menu'),
    ];
    expect(menuEntries(items, known)).toHaveLength(4);
    expect(menuEntries(items, { ...known, hasContact: false })).toEqual([
      { kind: 'event', label: 'To event:terms', name: 'terms' },
    ]);
  });

  it('leave the app for an external address', () => {
    expect(entriesOf('https://example.com/app', 'tel:015550100')).toEqual([
      { kind: 'elsewhere', label: 'To https://example.com/app', href: 'https://example.com/app' },
      { kind: 'elsewhere', label: 'To tel:015550100', href: 'tel:015550100' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\example.com',
    '/profile/../../x',
    '/no/such/page',
    '#top',
    'nothing',
    '',
  ])('do not have %s', (link) => {
    expect(entriesOf(link)).toEqual([]);
  });
});

describe('the current entry', () => {
  it('is the one with the longest matching path', () => {
    const entries = entriesOf('/admin', '/admin/dashboard', '/profile', 'event:contact');
    expect(currentPath(entries, '/admin/dashboard')).toBe('/admin/dashboard');
    expect(currentPath(entries, '/admin/credit-account-requests')).toBe('/admin');
    expect(currentPath(entries, '/profile/premium')).toBe('/profile');
    expect(currentPath(entries, '/profiles')).toBeNull();
  });

  it('is found by the path only', () => {
    expect(currentPath(entriesOf('/new-booking?from=menu'), '/new-booking')).toBe('/new-booking?from=menu');
  });
});

describe('the item that signs out', () => {
  it('has the server’s label if the menu contains one', () => {
    const logout = { ...item('event:logout'), label: 'Log out' };
    expect(listedLogout([item('/profile'), logout])).toBe('Log out');
    expect(listedLogout([item('/profile'), { ...logout, inMenu: false }])).toBeNull();
    expect(listedLogout(null)).toBeNull();
  });
});
