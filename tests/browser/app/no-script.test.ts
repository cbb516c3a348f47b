import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PRERENDERED } from '../../../src/build/pages';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const pages = [
  '/profile',
  '/login',
  '/no/such/page',
  ...Object.keys(PRERENDERED).filter((path) => path !== '/login'),
];

/** The page as a browser without scripts reads it, in one that has them: axe needs some of its own. */
async function asRead(page: Page, path: string): Promise<Page> {
  const marks = /<script\b.*?<\/script>|<\/?noscript\b[^>]*>|<link rel="expect"[^>]*>/gsu;
  const read = (await page.content()).replaceAll(marks, '');
  const { page: other } = await app.visit({ width: 390, height: 844 });
  await other.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: read }));
  await other.goto(path);
  return other;
}

describe('with scripts disabled', () => {
  it.each(sampled(pages))('%s says that scripts are needed, and how to reach the company', async (path) => {
    const { page, provoke } = await app.visit({ scripts: false, width: 390, height: 844 });
    provoke(/\/no\/such\/page$/u);
    await page.goto(path);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      'Cabrank needs JavaScript',
    ]);
    expect(await heading.isVisible()).toBe(true);
    expect(await main.innerText()).toContain("Turn on JavaScript in your browser's settings");
    expect(await page.getByRole('textbox').count(), 'nothing to fill in that nobody would read').toBe(0);
    expect(await accessibilityFaults(await asRead(page, path))).toEqual([]);

    expect(await main.getByRole('link', { name: 'Reload the page' }).getAttribute('href')).toBe('');
    const contact = await main.getByRole('link', { name: 'How to reach us' }).getAttribute('href');
    await page.goto(contact ?? '');
    expect(await page.getByRole('link', { name: '01 555 0100' }).first().isVisible()).toBe(true);
  });

  it('shows no such message if scripts are enabled', async () => {
    const { page } = await app.visit();
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.getByText('needs JavaScript').count()).toBe(0);
  });
});
