import { expect, it } from 'vitest';
import { eventNameOf, unknownEvents } from '../../../src/domain/app-event';

it.each([
  ['event:terms', 'terms'],
  ['event:', ''],
  ['/event:terms', null],
  ['Event:terms', null],
])('the link %s triggers %s', (link, name) => {
  expect(eventNameOf(link)).toBe(name);
});

it('unknown events are distinguished from the app’s events, and from links to a page', () => {
  const links = ['event:logout', '/profile', 'event:dance', 'event:contact', 'event:'];
  expect(unknownEvents(links.map((link) => ({ link })))).toEqual(['dance', '']);
});
