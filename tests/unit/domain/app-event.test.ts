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

it('the events that nobody knows are told apart from those of the app, and from links that lead somewhere', () => {
  const links = ['event:logout', '/profile', 'event:dance', 'event:contact', 'event:'];
  expect(unknownEvents(links.map((link) => ({ link })))).toEqual(['dance', '']);
});
