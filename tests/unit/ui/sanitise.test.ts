// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sanitise } from '../../../src/ui/sanitise';

const hrefOf = (written: string): string | null => {
  const options = { headingLevel: 2, newTab: '(opens in a new tab)', origin: 'https://cabrank.test' };
  const link = sanitise(`<p><a href="${written}">A link</a></p>`, options).querySelector('a');
  return link?.getAttribute('href') ?? null;
};

it.each([
  ['privacy', '/privacy'],
  ['content/privacy?print=1#cards', '/content/privacy?print=1#cards'],
  ['./fares.pdf', '/fares.pdf'],
  ['../files/fares.pdf', '/files/fares.pdf'],
  ['?print=1', '/?print=1'],
  ['https://cabrank.test/content/privacy', '/content/privacy'],
])('a relative link is resolved against the app’s origin: %s to %s', (written, href) => {
  expect(hrefOf(written)).toBe(href);
});

it.each([
  '',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'a\\..\\b//c',
])('an unsafe link becomes text: %j', (written) => {
  expect(hrefOf(written)).toBeNull();
});
