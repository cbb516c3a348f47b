import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../src/review/model/chart';
import { linkedWith } from '../../../src/review/model/linked';
import { SMALLEST_LETTER, startOf } from '../../../src/review/model/opening';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { drawn } from '../../support/browser/drawn';
import { eventually } from '../../support/browser/eventually';
import { useReviewSite } from '../../support/review/use-review-site';

const { visit, open } = useReviewSite();

/** The part of the window's width that a chart has when no panel is open. */
const LEAST_SHARE = 0.85;

/** How a chart is drawn; lengths in px of the window. */
type Drawn = {
  readonly letters: number;
  /** Texts that are wider than their boxes. */
  readonly cut: readonly string[];
  readonly overlapping: number;
  readonly startsInView: boolean;
  readonly share: number;
};

const drawnOf = (page: Page, start: string): Promise<Drawn> =>
  page.evaluate((id) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const frame = boxOf('.react-flow');
    const first = boxOf(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
    if (!frame || !first) throw new Error(`Nothing is drawn of ${id}`);
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const lines = document.querySelectorAll<HTMLElement>(
      '.react-flow__node div, .react-flow__edgelabel-renderer div',
    );
    const texts = [...lines].filter(hasText);
    const sizes = texts.map((line) => {
      const scale = line.getBoundingClientRect().height / line.offsetHeight;
      return Number.parseFloat(getComputedStyle(line).fontSize) * scale;
    });
    const labels = [...document.querySelectorAll('.react-flow__edgelabel-renderer > *')].map((label) =>
      label.getBoundingClientRect(),
    );
    const areOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return {
      letters: Math.min(...sizes),
      cut: texts.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent.trim()),
      overlapping: labels.filter((label, index) =>
        labels.slice(index + 1).some((other) => areOver(label, other)),
      ).length,
      // A start that is larger than the frame begins in it.
      startsInView:
        first.left >= frame.left - 1 &&
        first.top >= frame.top - 1 &&
        (first.right <= frame.right + 1 || first.width > frame.width) &&
        (first.bottom <= frame.bottom + 1 || first.height > frame.height),
      share: frame.width / innerWidth,
    };
  }, start);

const faultsOf = ({ letters, cut, overlapping, startsInView, share }: Drawn): readonly string[] => [
  // Rounded as the browser does.
  ...(letters < SMALLEST_LETTER - 0.05 ? [`letters of ${letters.toFixed(1)} px`] : []),
  ...cut.map((text) => `‘${text}’ is cut off`),
  ...(overlapping > 0 ? [`${overlapping} labels over others`] : []),
  ...(startsInView ? [] : ['the start is out of view']),
  ...(share < LEAST_SHARE ? [`${Math.round(share * 100)} % of the width`] : []),
];

describe.each([
  [1440, 900],
  [1920, 1080],
  [1024, 768],
])('at %i × %i px', (width, height) => {
  it(
    'every chart opens at its start, legible, with nothing over anything else',
    async () => {
      const { page } = await visit({ width, height });
      const faults: string[] = [];
      for (const [name, { machine }] of Object.entries<Flow>(flows)) {
        await open(page, `#/flow/${name}/chart`);
        const chart = page.getByRole('application', { name: `Chart of ${name}`, exact: true });
        await chart.locator('.react-flow__node').first().waitFor();
        const start = startOf(chartOf(machine));
        await eventually(async () => faultsOf(await drawnOf(page, start)).length)
          .toBe(0)
          .catch(async () => {
            faults.push(`${name}: ${faultsOf(await drawnOf(page, start)).join(', ')}`);
          });
      }
      expect(faults).toEqual([]);
    },
    5 * 60_000,
  );
});

describe('a chart beside its panel', () => {
  const overview = (page: Page) => page.getByRole('img', { name: 'Overview of the chart' });

  it('leads down if only that shows all of it, and needs no overview then', async () => {
    const { page } = await visit({ width: 1440 });
    await open(page, '#/flow/table-order/walk');
    const chart = page.getByRole('application', { name: 'Chart of table-order', exact: true });
    const boxes = chart.locator('.react-flow__node');
    await boxes.first().waitFor();
    const inView = async () => {
      const frame = await chart.boundingBox();
      const all = await Promise.all((await boxes.all()).map((box) => box.boundingBox()));
      return all.every(
        (box) =>
          box &&
          frame &&
          box.x >= frame.x &&
          box.y >= frame.y &&
          box.x + box.width <= frame.x + frame.width &&
          box.y + box.height <= frame.y + frame.height,
      );
    };
    await eventually(inView).toBe(true);
    expect(await overview(page).count()).toBe(0);
    await boxes.first().press('+');
    await overview(page).waitFor();
    await boxes.first().press('0');
    await overview(page).waitFor({ state: 'detached' });
  });

  it('has an overview if it is larger than its frame', async () => {
    const { page } = await visit({ width: 1440 });
    await open(page, '#/flow/card-add/walk');
    await overview(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('the lines of a state', () => {
  const faded = (page: Page) => page.locator('.react-flow__edge:not(.linked)');
  const linkedStates = (page: Page) =>
    page
      .locator('.react-flow__node.linked')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-id')).sort());

  it('stand out with the states that they lead to, under the pointer and with the focus', async () => {
    const { page } = await visit({ width: 1440 });
    await open(page, '#/flow/download/chart');
    const chart = page.getByRole('application', { name: 'Chart of download', exact: true });
    const offered = chart.getByRole('group', { name: /^State offered/u });
    await offered.hover();
    const around = linkedWith(chartOf(flows.download.machine), 'download.offered');
    await eventually(() => linkedStates(page)).toEqual([...(around?.states ?? [])].sort());
    expect(await faded(page).count()).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await eventually(() => linkedStates(page)).toEqual([]);
    await offered.focus();
    await eventually(() => linkedStates(page)).toEqual([...(around?.states ?? [])].sort());
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('two versions of a chart', () => {
  it('are shown side by side on one layout, and move together', async () => {
    const { page } = await visit({ width: 1440 });
    await open(page, '#/changes');
    const charts = Object.values<Flow>(flows).map(({ machine }) => chartOf(machine));
    const earlier = charts.map((chart) =>
      chart.name === 'card-add'
        ? { ...chart, states: chart.states.map((state) => ({ ...state, tags: ['earlier'] })) }
        : chart,
    );
    await page.getByLabel('Before').setInputFiles({
      name: 'edition.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ charts: earlier, messages: {} })),
    });
    const flow = page.getByRole('region', { name: 'card-add', exact: true });
    await flow.getByRole('button', { name: 'Show both charts' }).press('Enter');
    const [before, after] = ['before', 'after'].map((side) =>
      flow.getByRole('region', { name: `Chart of card-add, ${side}`, exact: true }),
    ) as [Locator, Locator];
    await before.locator('img').waitFor();
    await after.locator('img').waitFor();
    // Each scrolls to the first difference once its picture is there.
    await drawn(page);
    const sizeOf = (side: Locator) =>
      side.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    const [width = 0] = await sizeOf(before);
    expect(width).toBeGreaterThan(1000);
    expect(await sizeOf(after)).toEqual(await sizeOf(before));
    await before.evaluate((frame) => frame.scrollTo(300, 200));
    await eventually(() => after.evaluate((frame) => [frame.scrollLeft, frame.scrollTop])).toEqual([
      300, 200,
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await flow.getByRole('button', { name: 'Hide the charts' }).press('Enter');
    await before.waitFor({ state: 'detached' });
  });
});

describe('the panel beside a chart', () => {
  const border = (page: Page) => page.getByRole('separator', { name: 'Width of the panel' });
  const widthOf = async (page: Page): Promise<number> =>
    (await page.getByRole('region', { name: 'Walk' }).boundingBox())?.width ?? 0;

  it('is made wider by keyboard and by mouse, and stays so after a reload', async () => {
    const { page } = await visit({ width: 1440 });
    await open(page, '#/flow/card-add/walk');
    await border(page).focus();
    const before = await widthOf(page);
    await page.keyboard.press('ArrowLeft');
    await eventually(async () => (await widthOf(page)) > before).toBe(true);
    const box = await border(page).boundingBox();
    if (!box) throw new Error('The border is not drawn');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x - 150, at.y, { steps: 5 });
    await page.mouse.up();
    await eventually(async () => (await widthOf(page)) > before + 150).toBe(true);
    const after = await widthOf(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await eventually(async () => Math.abs((await widthOf(page)) - after) < 2).toBe(true);
  });

  it('stands below the chart where there is no room beside it', async () => {
    const { page } = await visit({ width: 768 });
    await open(page, '#/flow/card-add/walk');
    await page.getByRole('region', { name: 'Walk' }).waitFor();
    expect(await border(page).count()).toBe(0);
  });
});
