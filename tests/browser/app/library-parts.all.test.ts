import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser';
import { startDev, type DevServer } from '../../support/review/dev-server';
import { eventually } from '../../support/browser/eventually';
import { WizardPage } from '../../support/pages/wizard-page';
import { signInQuietly } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

// The libraries' own keys work in the build as they do where the sources are served: nothing of theirs is left out of it.

/** Vite takes its time with a page that it has not served yet. */
const firstLoadMs = 60_000;

const app = useApp();
let dev: DevServer | null = null;
beforeAll(async () => {
  dev = await startDev(app.url());
});
afterAll(() => dev?.stop());
const sources = useBrowser(() => dev?.url ?? '');

describe.each([
  ['the build', app.visit],
  ['the development server', sources.visit],
])('on %s', (_, visit) => {
  const open = async (path: string, options: { readonly as?: string; readonly width?: number } = {}) => {
    const { page, context } = await visit(options.width === undefined ? {} : { width: options.width });
    context.setDefaultTimeout(firstLoadMs);
    if (options.as !== undefined) await signInQuietly(context, options.as);
    await page.goto(path);
    return page;
  };

  it('the arrow keys choose in a RadioCard', async () => {
    const page = await open('/register/signup');
    const wizard = new WizardPage(page);
    await wizard.come();
    await wizard.fillAccount({ email: `parts-${randomUUID()}@example.com` });
    await wizard.next.click();
    const cards = page.getByRole('radio');
    await cards.first().waitFor();
    await cards.first().focus();
    await page.keyboard.press('Space');
    await eventually(() => cards.first().isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await eventually(() => cards.nth(1).isChecked()).toBe(true);
    expect(await cards.nth(1).evaluate((card) => card === document.activeElement)).toBe(true);
    expect(await page.locator('[data-choice][data-state=checked]').count()).toBe(1);
  });

  it('Backspace highlights the last entry of a TagsInput, then removes it', async () => {
    const page = await open('/profile', { as: 'business' });
    const copies = page.getByLabel('CC Correspondence to', { exact: true });
    await copies.fill('desk@example.com, night@example.com,');
    const night = page.getByRole('button', { name: 'Remove night@example.com' });
    await night.waitFor();
    await copies.press('Backspace');
    await page.locator('[data-highlighted]', { hasText: 'night@example.com' }).first().waitFor();
    await copies.press('Backspace');
    await night.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Remove desk@example.com' }).count()).toBe(1);
  });

  it('Escape closes the Drawer, and focus returns to what opened it', async () => {
    const page = await open('/profile', { as: 'standard', width: 390 });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
