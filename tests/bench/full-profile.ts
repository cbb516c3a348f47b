import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { launchBrowser, newContext } from '../support/launch-browser';
import { signInQuietly } from '../support/sign-in-quietly';
import { startServer } from '../support/start-server';
import { fillProfile, FULL } from './full-profile-data';

/** The processor is this much slower than the machine's. */
const SLOWDOWN = 4;
const MAX_KEYSTROKE_MS = 16;
const MAX_DIALOG_MS = 100;
const KEYS = 'Dublin Office ';
const OPENINGS = 5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const shown = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' ');

/** How long the page's main thread has worked so far: script, style, layout and paint (ms). */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Everything that a press or a key has begun is painted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** What the main thread works on an idle page for as long as it takes to paint: no key's doing. */
async function idleWork(page: Page, session: CDPSession): Promise<number> {
  const before = await worked(session);
  await painted(page);
  return (await worked(session)) - before;
}

/** Types into a field; answers how long the main thread works for each key (ms). */
async function typeInto(page: Page, session: CDPSession, field: Locator): Promise<readonly number[]> {
  await field.focus();
  const idle = median([
    await idleWork(page, session),
    await idleWork(page, session),
    await idleWork(page, session),
  ]);
  const times: number[] = [];
  for (const key of KEYS) {
    const before = await worked(session);
    await page.keyboard.press(key);
    await painted(page);
    times.push(Math.max(0, (await worked(session)) - before - idle));
  }
  return times;
}

/** Presses a button; answers how long it takes until the dialog is painted (ms), and closes it. */
async function openDialog(page: Page, button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const timed = globalThis as typeof globalThis & { opened?: Promise<number> };
    timed.opened = new Promise((resolve) => {
      let pressed = Number.NaN;
      addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
      const seen = new MutationObserver(() => {
        if (document.querySelector('[role="dialog"] h2, [role="alertdialog"] h2') === null) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
  });
  await button.click();
  const time = await page.evaluate(
    () => (globalThis as typeof globalThis & { opened?: Promise<number> }).opened,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
  return time ?? Number.NaN;
}

/**
 * A full profile on a slow processor: how long the main thread works for a keystroke, and how long a dialog takes to be
 * there. The first opening fetches the dialog's code and is printed apart.
 *
 * @returns what misses its target
 */
export async function run(): Promise<readonly string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-bench-'));
  const app = await startServer({ dataDir });
  const browser = await launchBrowser(true);
  const problems: string[] = [];
  const judge = (what: string, times: readonly number[], limit: number): void => {
    const [middle, most] = [median(times), Math.max(...times)];
    console.log(
      `  ${what.padEnd(34)} median ${middle.toFixed(1)} ms, most ${most.toFixed(1)} (${shown(times)}); target ${limit}`,
    );
    if (middle > limit) problems.push(`${what} takes ${middle.toFixed(1)} ms of ${limit}`);
  };
  try {
    const context = await newContext(browser, app.url);
    const page = await context.newPage();
    await signInQuietly(context, 'business');
    await fillProfile(page);
    await page.goto('/profile');
    await page
      .getByRole('heading', { name: `Card of department ${FULL.cards - 1}`, exact: true })
      .waitFor({ state: 'attached' });
    const bookingName = page.getByLabel('Default Booking Name');
    const chips = page.getByLabel('CC Correspondence to', { exact: true });
    await bookingName.waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    console.log(
      `  ${FULL.cards} cards, ${FULL.chips} chips, ${FULL.links} links; processor ${SLOWDOWN} times slower`,
    );
    judge('a key in a text field', await typeInto(page, session, bookingName), MAX_KEYSTROKE_MS);
    judge('a key in the field of the chips', await typeInto(page, session, chips), MAX_KEYSTROKE_MS);
    const dialogs = [
      ['Add card', page.getByRole('button', { name: 'Add card', exact: true })],
      [
        'Remove a card',
        page
          .getByRole('list', { name: 'Cards' })
          .getByRole('button', { name: /^Remove/u })
          .first(),
      ],
    ] as const;
    for (const [what, button] of dialogs) {
      const first = await openDialog(page, button);
      console.log(`  ${`${what}, code and all`.padEnd(34)} ${first.toFixed(1)} ms`);
      const times: number[] = [];
      for (let opening = 0; opening < OPENINGS; opening += 1) times.push(await openDialog(page, button));
      judge(what, times, MAX_DIALOG_MS);
    }
  } finally {
    await browser.close();
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return problems;
}
