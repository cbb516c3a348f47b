import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { chartOf } from '../../../src/review/model/chart';
import { SMALLEST_LETTER, startOf } from '../../../src/review/model/opening';
import { lineLook } from '../../../src/review/model/chart-lines';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { useReviewSite } from '../../support/review/use-review-site';

const { visit, open } = useReviewSite();

const hashOf = (page: Page) => new URL(page.url()).hash;
const search = (page: Page) => page.getByRole('search', { name: 'Flows' }).getByRole('searchbox');
const selected = (page: Page, state: string) =>
  page.getByRole('region', { name: 'State', exact: true }).getByRole('heading', { name: state, exact: true });
const chart = (page: Page, name: string) => page.getByRole('application', { name: `Chart of ${name}` });

/** Saves the chart in a form that the menu names. */
async function exported(page: Page, form: string): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: form, exact: true }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

describe('the first page of the flow review', () => {
  it('shows the shape of every chart', async () => {
    const { page } = await visit({ width: 1600 });
    await open(page, '#/');
    const thumbnails = page.getByRole('region', { name: 'All flows' }).locator('img');
    expect(await thumbnails.count()).toBe(Object.keys(flows).length);
    for (const thumbnail of await thumbnails.all()) {
      await thumbnail.scrollIntoViewIfNeeded();
      await eventually(() =>
        thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    }
  });
});

describe('the search of the flow review', () => {
  it('finds card authentication by ‘3DS’, and its link keeps the selected state', async () => {
    const { page } = await visit({ width: 1600 });
    await open(page, '#/');
    await search(page).fill('3DS');
    const found = page.getByRole('list', { name: 'Found flows' });
    await found
      .getByRole('link', { name: /^state ‘authenticating’/u })
      .first()
      .waitFor();
    await eventually(() => hashOf(page)).toBe('#/?find=3DS');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await eventually(() => search(page).inputValue()).toBe('3DS');

    await search(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'card-authentication' }).waitFor();
    await selected(page, 'authenticating').waitFor();
    expect(hashOf(page)).toBe('#/flow/card-authentication/walk?state=authenticating');
    await page.reload();
    await selected(page, 'authenticating').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Close state' }).click();
    await eventually(() => hashOf(page)).toBe('#/flow/card-authentication/walk');
    await page.goBack();
    await eventually(() => search(page).inputValue()).toBe('3DS');
  });

  it.each([
    ['402', 'submission'],
    ['fallback', 'submission'],
    ['poll', 'expiring-cards'],
    ['session recheck', 'session'],
    ['log in as', 'impersonation-start'],
  ])('leads from ‘%s’ and Enter to %s', async (query, name) => {
    const { page } = await visit();
    await open(page, '#/');
    await search(page).fill(query);
    await search(page).press('Enter');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByRole('region', { name: 'State', exact: true }).waitFor();
  });

  it('ignores a state that the chart does not have', async () => {
    const { page } = await visit();
    await open(page, '#/flow/tabs/walk?state=kitchen');
    await chart(page, 'tabs').locator('.react-flow__node').first().waitFor();
    expect(await page.getByRole('region', { name: 'State', exact: true }).count()).toBe(0);
  });
});

describe('a chart of the flow review', () => {
  it.each(['stepper', 'submission', 'session', 'card-add'] as const)(
    'opens %s at its start, in letters that can be read',
    async (name) => {
      const { page } = await visit({ width: 1440 });
      await open(page, `#/flow/${name}`);
      const start = chart(page, name).locator(`[data-id="${startOf(chartOf(flows[name].machine))}"]`);
      await start.waitFor();
      const zoom = () =>
        chart(page, name)
          .locator('.react-flow__viewport')
          .evaluate((drawing) => new DOMMatrix(getComputedStyle(drawing).transform).a);
      const smallest = Math.min(...Object.values(lineLook).map(({ size }) => size));
      await eventually(async () => (await zoom()) * smallest >= SMALLEST_LETTER).toBe(true);
      await eventually(async () => {
        const [frame, box] = [await chart(page, name).boundingBox(), await start.boundingBox()];
        if (!frame || !box) return false;
        const right = box.x + box.width <= frame.x + frame.width;
        const bottom = box.y < frame.y + frame.height;
        return box.x >= frame.x && box.y >= frame.y && right && bottom;
      }).toBe(true);
    },
  );

  it('is saved as Mermaid, JSON and PNG, and its link copied', async () => {
    const { page, context } = await visit({ width: 1600 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '#/flow/card-removal/walk?state=confirming');
    await chart(page, 'card-removal').locator('.react-flow__node').first().waitFor();
    const mermaid = await exported(page, 'Mermaid');
    expect(mermaid.name).toBe('card-removal.mmd');
    expect(mermaid.content.toString()).toMatch(/^stateDiagram-v2\n[\s\S]*confirming/u);
    const said = page.getByRole('group', { name: 'Export' }).getByRole('status');
    await eventually(() => said.textContent()).toBe('card-removal.mmd was saved.');
    const json = await exported(page, 'JSON');
    expect(json.name).toBe('card-removal.json');
    expect(JSON.parse(json.content.toString())).toMatchObject({ id: 'card-removal' });
    const png = await exported(page, 'PNG');
    expect(png.name).toBe('card-removal.png');
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await eventually(() => said.textContent()).toBe('The link was copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('shows the chart of an actor inside the state that runs it, and leads to that flow', async () => {
    const { page } = await visit({ width: 1440 });
    await open(page, '#/flow/card-add/chart?state=authenticating');
    const drawn = (flow: string, name: string) => chart(page, flow).getByRole('group', { name, exact: true });
    await page.getByRole('button', { name: 'Show what it runs' }).click();
    await drawn('card-add', 'State card-authentication').waitFor();
    await page.reload();
    await drawn('card-add', 'State card-authentication').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await drawn('card-add', 'State reconciling').press('Enter');
    await page.getByRole('heading', { name: 'reconciling', exact: true }).waitFor();
    await drawn('card-add', 'State confirming').press('Enter');
    await drawn('card-authentication', 'State confirming').waitFor();
    await page.getByRole('heading', { name: 'confirming', exact: true }).waitFor();
    await page.goBack();
    await drawn('card-add', 'State card-authentication').waitFor();
    await drawn('card-add', 'State authenticating, active')
      .or(drawn('card-add', 'State authenticating'))
      .first()
      .press(' ');
    await page.getByRole('button', { name: 'Show what it runs' }).click();
    await drawn('card-add', 'State card-authentication').waitFor({ state: 'detached' });
  });

  it('stays dark on the next visit, once dark was chosen', async () => {
    const { page } = await visit();
    await open(page, '#/');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.reload();
    const pressed = () =>
      page.getByRole('button', { name: 'Dark', exact: true }).getAttribute('aria-pressed');
    await eventually(pressed).toBe('true');
  });
});
