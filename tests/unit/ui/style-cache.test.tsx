// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createStyleCache } from '../../../src/ui/style-cache';

beforeEach(() => document.head.replaceChildren());

/** How many rules each sheet of the page has. */
const counts = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length);

it('gives what is drawn in one go a sheet of its own, and leaves those before it as they are', async () => {
  const { sheet } = createStyleCache();
  // As it is in what is built: rules are added to sheets.
  sheet.isSpeedy = true;
  sheet.insert('.a{color:red}');
  sheet.insert('@media screen and (min-width: 30rem){.a{color:blue}}');
  expect(counts()).toEqual([2]);
  const [first] = document.styleSheets;
  await Promise.resolve();
  sheet.insert('.b{color:red}');
  expect(counts()).toEqual([2, 1]);
  expect(document.styleSheets[0]).toBe(first);
  sheet.insert('.c{color:red}');
  expect(counts()).toEqual([2, 2]);
});
