import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { useBrowser } from '../../support/browser/browser';
import { eventually } from '../../support/browser/eventually';
import { startFlows, type DevServer } from '../../support/review/dev-server';
import { canRun } from '../../run/programs';

// What a designer and a tester leave behind: notes, a sign-off, and a walk with values of their own.

let server: DevServer;
let kept: string;
beforeAll(async () => {
  kept = await mkdtemp(join(tmpdir(), 'cabrank-reviews-'));
  server = await startFlows({ FLOWS_REVIEWS: kept });
});
afterAll(async () => {
  await server.stop();
  await rm(kept, { recursive: true, force: true });
});

const { visit } = useBrowser(() => server.url);

/** Vite takes its time with a page that it has not served yet. */
const firstLoadMs = 60_000;

async function openFlow(hash: string) {
  const visited = await visit({ width: 1600 });
  visited.context.setDefaultTimeout(firstLoadMs);
  await visited.page.goto(`/#/flow/${hash}`);
  return visited;
}

const chart = (page: Page, name: string) => page.getByRole('application', { name: `Chart of ${name}` });
const stepsSoFar = (page: Page, text: string) =>
  page.getByRole('heading', { name: text, exact: true }).waitFor();
const reviewFile = () => join(kept, 'machines/cards/card-removal/card-removal.review.json');

describe('notes and sign-offs', () => {
  it('are kept beside the chart, and a changed guard takes the sign-off away', async () => {
    const { page } = await openFlow('card-removal/review?state=confirming');
    const panel = page.getByRole('region', { name: 'Notes and sign-off' });
    await panel.getByText('Nobody has signed this flow off.').waitFor();
    const note = panel.getByRole('form', { name: 'New note' });
    await note.getByLabel('About').selectOption('confirming');
    await note.getByRole('textbox', { name: 'Note' }).fill('Does the button say which card?');
    await note.getByRole('button', { name: 'Add note' }).click();
    expect(await note.getByLabel('Your name').evaluate((one) => one.matches(':focus:invalid'))).toBe(true);
    await note.getByLabel('Your name').fill('Ada');
    await note.getByLabel('Your name').press('Enter');
    await panel.getByRole('list', { name: 'Notes' }).getByText('Does the button say which card?').waitFor();
    await eventually(() => note.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('');
    await panel.getByRole('button', { name: 'Sign off', exact: true }).click();
    await panel.getByText(/^Signed off by Ada on .*Nothing has changed since\.$/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.reload();
    await panel.getByText(/Nothing has changed since\.$/u).waitFor();
    await panel.getByText('Does the button say which card?').waitFor();
    expect(await note.getByLabel('Your name').inputValue()).toBe('Ada');

    // As if the chart had another guard when it was signed off.
    const text = await readFile(reviewFile(), 'utf8');
    const guard = /"guard": "(\w+)"/u.exec(text)?.[1] ?? '';
    expect(guard).not.toBe('');
    await writeFile(reviewFile(), text.replaceAll(`"guard": "${guard}"`, '"guard": "wasAllowed"'));
    await page.reload();
    await panel.getByText(/It no longer holds: .* changed since\./u).waitFor();
    await panel.getByText('wasAllowed').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto('/#/');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText('card-removal', { exact: true }).first() });
    await row.getByText('Changed since').first().waitFor();
    await row.getByRole('link', { name: '1 note' }).click();
    await panel.getByRole('button', { name: 'Sign off again' }).click();
    await panel.getByText(/Nothing has changed since\.$/u).waitFor();
    await panel.getByText('Remove', { exact: true }).click();
    await panel.getByRole('button', { name: 'Remove this note' }).click();
    await panel.getByRole('heading', { name: 'Notes (0)' }).waitFor();
    await panel.getByRole('button', { name: 'Withdraw' }).click();
    await panel.getByText('Nobody has signed this flow off.').waitFor();
  });

  it('are not overwritten by somebody who has not seen them', async () => {
    const { page: one } = await openFlow('tabs/review');
    const { page: other, provoke } = await openFlow('tabs/review');
    provoke(/\/reviews\/tabs\.json$/u);
    const panel = (page: Page) => page.getByRole('region', { name: 'Notes and sign-off' });
    const write = async (page: Page, text: string) => {
      const note = panel(page).getByRole('form', { name: 'New note' });
      await note.getByRole('textbox', { name: 'Note' }).fill(text);
      await note.getByLabel('Your name').fill('Ada');
      await note.getByRole('button', { name: 'Add note' }).click();
    };
    await panel(other).getByText('Nobody has signed this flow off.').waitFor();
    await write(one, 'First');
    await panel(one).getByRole('heading', { name: 'Notes (1)' }).waitFor();
    await write(other, 'Second');
    await panel(other).getByRole('alert').getByText('changed in the meantime').waitFor();
    await panel(other).getByRole('button', { name: 'Load again' }).click();
    await panel(other).getByRole('heading', { name: 'Notes (1)' }).waitFor();
    await panel(other).getByRole('button', { name: 'Add note' }).click();
    await panel(other).getByRole('heading', { name: 'Notes (2)' }).waitFor();
  });
});

describe('a walk', () => {
  it('with an edited payload and a breakpoint survives a reload', async () => {
    const { page } = await openFlow('card-add/walk?state=posting');
    await chart(page, 'card-add').locator('.react-flow__node').first().waitFor();
    await page.getByRole('button', { name: 'Breakpoint' }).click();
    await page.getByText('With values of your own').click();
    const form = page.getByRole('form', { name: 'Values of card.submitted' });
    await form.getByLabel('nickname').fill('');
    await form.getByRole('button', { name: 'Take this step' }).click();
    await form.getByRole('alert').getByText('Refused by nicknameIsValid.').waitFor();
    await form.getByLabel('nickname').fill("Ann's card, 50 %");
    expect(await accessibilityFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Take this step' }).click();
    await stepsSoFar(page, '1 step so far');

    await page.reload();
    await stepsSoFar(page, '1 step so far');
    await page.getByRole('list', { name: 'Steps so far' }).getByText("Ann's card, 50 %").waitFor();
    const breakpoint = page.getByRole('button', { name: 'Breakpoint' });
    expect(await breakpoint.getAttribute('aria-pressed')).toBe('true');
    await chart(page, 'card-add').getByRole('group', { name: 'State posting, breakpoint' }).waitFor();
  });

  it('has a form that fits a phone', async () => {
    const { page } = await openFlow('card-add/walk');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('With values of your own').click();
    const field = page.getByRole('combobox', { name: 'Event or result' });
    const box = await field.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(390 - 16);
  });

  it('runs to a state, and pauses at a breakpoint on the way', async () => {
    const { page } = await openFlow('card-add/walk?state=authenticating&stop=posting');
    await page.getByRole('button', { name: 'Run to this state' }).click();
    const playing = page.getByRole('group', { name: 'Playing' });
    await playing.getByText(/^Paused: 1 step to come$/u).waitFor();
    await chart(page, 'card-add').getByRole('group', { name: 'State posting, active, breakpoint' }).waitFor();
    await playing.getByRole('button', { name: 'Go on' }).click();
    await chart(page, 'card-add').getByRole('group', { name: 'State authenticating, active' }).waitFor();
    await page.goto('/#/flow/card-add/walk?state=entering&steps=~dialog.closed');
    await chart(page, 'card-add').getByRole('group', { name: 'State closed, active' }).waitFor();
    await page.getByRole('button', { name: 'Run to this state' }).click();
    await page.getByText('No way from here to this state was found.').waitFor();
  });
});

describe('a random walk', () => {
  it('shows figures, is stopped, and leads to what it found', async () => {
    const { page } = await openFlow('card-add/paths');
    const group = page.getByRole('group', { name: 'Random walk' });
    await group.getByLabel('At most (seconds)').fill('600');
    await group.getByRole('button', { name: 'Walk at random' }).click();
    const figures = /steps in [\d,]+ walks?, .* of the branches/u;
    await group.getByText(figures).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await group.getByRole('button', { name: 'Stop' }).click();
    await group.getByRole('status').filter({ hasText: figures }).waitFor();
    await group.getByRole('button', { name: 'Go to its end' }).click();
    await page.getByRole('button', { name: 'Walk', exact: true }).click();
    await page.getByRole('heading', { name: /^[1-9]\d* steps? so far$/u }).waitFor();
  });
});

describe('a chart', () => {
  it('takes the whole width, or the whole screen, when nothing stands beside it', async () => {
    const { page } = await openFlow('card-add/walk');
    const drawing = chart(page, 'card-add');
    await drawing.locator('.react-flow__node').first().waitFor();
    await page.getByRole('button', { name: 'Chart only' }).click();
    const share = async () => ((await drawing.boundingBox())?.width ?? 0) / 1600;
    await eventually(async () => (await share()) >= 0.85).toBe(true);
    await drawing.getByRole('button', { name: 'Full screen' }).click();
    await eventually(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is drawn again when a state is folded, also after a reload', async () => {
    const { page } = await openFlow('card-removal/chart?state=confirming');
    const state = (name: string | RegExp) => chart(page, 'card-removal').getByRole('group', { name });
    await state('State deleting').waitFor();
    await page.getByRole('button', { name: 'Fold' }).click();
    await state(/^State confirming \(\d+ states\), active$/u).waitFor();
    expect(await state('State deleting').count()).toBe(0);
    await page.reload();
    await state(/^State confirming \(\d+ states\), active$/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fold' }).click();
    await state('State deleting').waitFor();
  });

  it('stands alone in the frame of another page, and leads to the review', async () => {
    const { page } = await openFlow('card-add/chart?steps=~dialog.closed&embed');
    await chart(page, 'card-add').getByRole('group', { name: 'State closed, active' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    const link = page.getByRole('link', { name: 'Open in the flow review' });
    expect(await link.getAttribute('href')).toBe('#/flow/card-add/walk?steps=~dialog.closed');
  });
});

if (canRun('commits'))
  describe('what changed', () => {
    it('is told between any two commits', async () => {
      const { page } = await openFlow('tabs');
      await page.getByRole('link', { name: 'What changed' }).click();
      const earlier = page.getByRole('combobox', { name: 'Earlier commit' });
      // In a clone without history there is one commit, and nothing to compare it with.
      await earlier.locator('option').nth(1).waitFor({ state: 'attached' });
      await earlier.selectOption({ index: (await earlier.locator('option').count()) - 1 });
      await page.getByText(/\d+ flows? differs?, |Nothing is different\./u).waitFor();
      await page.getByRole('combobox', { name: 'Later commit' }).selectOption({ index: 1 });
      await page.getByText(/\d+ flows? differs?, |Nothing is different\./u).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
