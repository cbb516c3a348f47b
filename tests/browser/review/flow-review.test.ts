import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../src/review/model/headings';
import { universeOf } from '../../../src/recording/branch-coverage';
import { flows } from '../../../src/review/flows';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { useReviewSite } from '../../support/review/use-review-site';
import { sampled, tier } from '../../support/matrix/tier';

const { visit, open } = useReviewSite();
const names = (Object.keys(flows) as (keyof typeof flows)[]).sort();

const chart = (page: Page, name: string) => page.getByRole('application', { name: `Chart of ${name}` });
const panel = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const walk = (page: Page) => page.getByRole('region', { name: 'Walk' });
const steps = async (page: Page): Promise<number> => {
  const heading = await walk(page)
    .getByRole('heading', { name: /steps? so far/ })
    .textContent();
  return Number.parseInt(heading ?? '', 10);
};

/** What can happen next, of whatever kind. */
const options = (page: Page): Locator =>
  walk(page).locator('[role=group] li button:not([aria-disabled=true])');

/** Takes what is offered first, as often as something is, five times at most. */
async function walkFive(page: Page): Promise<number> {
  for (let taken = 0; taken < 5; taken += 1) {
    if ((await options(page).count()) === 0) return taken;
    await options(page).first().click();
    await eventually(() => steps(page)).toBe(taken + 1);
  }
  return 5;
}

describe('the flow review', () => {
  it('lists every flow with its figures, and shows which invokes which', async () => {
    const { page } = await visit();
    await open(page, '#/');
    await eventually(() => page.getByRole('row').count()).toBe(1 + areas.length + names.length);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Map' }).click();
    const map = page.getByRole('application', { name: 'Map of the flows' });
    await map.getByRole('group', { name: 'State session' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each(sampled(names, 45))('%s: sends five events, and undoes the last', async (name) => {
    const { page } = await visit({ width: 1600 });
    await open(page, `#/flow/${name}`);
    await chart(page, name).locator('.react-flow__node').first().waitFor();
    expect(await page.locator('.react-flow__edge').count()).toBe(
      universeOf(flows[name].machine).branches.length,
    );
    const taken = await walkFive(page);
    expect(taken).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Step back' }).click();
    await eventually(() => steps(page)).toBe(taken - 1);
    const address = page.url();
    await page.reload();
    await eventually(() => steps(page)).toBe(taken - 1);
    expect(page.url()).toBe(address);
    if (tier === 2) expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each(sampled(names, 45))('%s: plays a path, and shows its screen and all screens', async (name) => {
    const { page, provoke } = await visit({ width: 1600 });
    // The pages in the app's frames are the server's, which is not here.
    provoke(/\/legacy\/|\/fare-estimator$/);
    await open(page, `#/flow/${name}/paths`);
    const paths = page.getByRole('region', { name: 'Paths' });
    await paths
      .getByRole('button', { name: /^Play the 1 steps/ })
      .first()
      .click();
    await panel(page, 'Walk').click();
    await eventually(() => steps(page)).toBe(1);
    await panel(page, 'Screen').click();
    const screen = page.frameLocator(`iframe[title^="Screen of ${name}"]`);
    // A dialog that is closed shows nothing; what went wrong would be text alone.
    await screen.locator('#root > div').first().waitFor({ state: 'attached' });
    await panel(page, '768 px').click();
    await page.locator(`iframe[title="Screen of ${name}, 768 pixels wide"]`).waitFor();
    if (tier === 2) expect(await accessibilityFaults(page)).toEqual([]);
    await panel(page, 'Gallery').click();
    await page
      .getByRole('heading', { name: /have a screen|Without a screen/ })
      .first()
      .waitFor();
  });

  it('shows the real screen, in the pseudo-locale as well', async () => {
    const { page } = await visit({ width: 1600 });
    await open(page, '#/flow/change-password/screen');
    const screen = page.frameLocator('iframe[title^="Screen of change-password"]');
    await screen.locator('label').first().waitFor();
    await panel(page, 'Pseudo-locale').click();
    await eventually(() => screen.locator('label').first().textContent()).toContain('⟦');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('exports the chart as a picture', async () => {
    const { page } = await visit();
    await open(page, '#/flow/card-add');
    await chart(page, 'card-add').locator('.react-flow__node').first().waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'SVG' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('card-add.svg');
    const svg = await readFile(await download.path(), 'utf8');
    expect(svg).toMatch(/^<svg [\s\S]*collectingToken[\s\S]*<\/svg>\s*$/);
  });

  it('names the guard that refuses, finds a state by its name, and shows which branch handles each outcome', async () => {
    const { page } = await visit({ width: 1600 });
    await open(page, '#/flow/card-add');
    const refused = walk(page).getByRole('button', { name: /card\.submitted.*refused by nicknameIsValid/ });
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('searchbox').fill('reconciling');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'State', exact: true }).getByText('reconciling').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel(page, 'Coverage').click();
    const outcomes = page.getByRole('region', { name: 'Outcomes of postCard in posting' });
    await outcomes.getByRole('row', { name: /paymentRequired.*isPaymentRequired.*authenticating/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('opens a flow at its top, with focus on its heading; Back within it does not scroll', async () => {
    const { page } = await visit({ width: 768 });
    await open(page, '#/');
    const link = page.getByRole('rowheader').getByRole('link', { name: 'Agree with other tabs' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await link.click();
    const heading = page.getByRole('heading', { level: 1, name: 'tabs' });
    await eventually(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await walkFive(page);
    await page.getByRole('button', { name: 'Step back' }).focus();
    const before = await steps(page);
    await page.goBack();
    await eventually(() => steps(page)).toBe(before - 1);
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(false);
  });

  it('shows what is wrong with a link', async () => {
    const { page } = await visit();
    await open(page, '#/flow/card-add/walk?steps=~dialog.closed,~card.submitted');
    await page.getByRole('alert').getByText('Step 2 of the link').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open card-add at its start' }).click();
    await page.getByRole('heading', { level: 1, name: 'card-add' }).waitFor();
  });

  it('shows what a person sees at a fault, and what the same action does once the fault is over', async () => {
    const { page } = await visit({ width: 1280 });
    await open(page, '#/faults');
    const cell = page.getByRole('link', { name: /^Retry: POST .*\/settings\/update, 502$/u });
    await cell.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Retry: 502' }).waitFor();
    const screen = page.frameLocator('iframe[title^="Screen of POST"]');
    await screen.getByRole('alert').getByText('An error occurred with your request').waitFor();
    expect(await screen.getByLabel('Default Booking Name').inputValue()).toBe('Front desk');
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel(page, 'End the fault').click();
    await screen.getByRole('button', { name: 'Save settings' }).click();
    await screen.getByText('Saved', { exact: true }).waitFor();
  });

  it('compares two exports', async () => {
    const { page } = await visit();
    await open(page, '#/changes');
    const file = {
      name: 'edition.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"charts":[],"messages":{}}'),
    };
    await page.getByLabel('Before').setInputFiles(file);
    await page.getByText(`${names.length} flows differ`).waitFor();
    await page.getByLabel('After').setInputFiles(file);
    await page.getByText('Nothing is different.').waitFor();
    await page.getByLabel('After').setInputFiles({ ...file, buffer: Buffer.from('[]') });
    await page.getByRole('alert').getByText('This file is not an export').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is readable in dark mode and on a phone', async () => {
    const { page } = await visit({ width: 390, scheme: 'dark' });
    await open(page, '#/flow/submission');
    await chart(page, 'submission').locator('.react-flow__node').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
