import { describe, expect, it } from 'vitest';
import { PRERENDERED } from '../../src/build/pages';
import { accessibilityFaults } from '../support/axe';
import { sampled } from '../support/tier';
import { useApp } from '../support/use-app';

const app = useApp();

const pages = ['/profile', '/login', '/no/such/page', ...Object.keys(PRERENDERED).filter((path) => path !== '/login')];

describe('with scripts off', () => {
  it.each(sampled(pages))('%s says what is needed, and how to reach the company', async (path) => {
    const { page, provoke } = await app.visit({ scripts: false, width: 390, height: 844 });
    provoke(/\/no\/such\/page$/u);
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.allInnerTexts()).toEqual(['Cabrank needs JavaScript']);
    expect(await heading.isVisible()).toBe(true);
    await page.getByText('Turn JavaScript on in the settings of your browser').waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('textbox').count(), 'nothing to fill in that nobody would read').toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Load the page again' }).click();
    await heading.waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('link', { name: 'How to reach us' }).click();
    await page.getByRole('link', { name: '01 555 0100' }).first().waitFor();
  });

  it('says nothing of it where they are on', async () => {
    const { page } = await app.visit();
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.getByText('needs JavaScript').count()).toBe(0);
  });
});
