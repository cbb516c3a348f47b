import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { launchBrowser, newContext } from '../support/launch-browser';
import { signInQuietly } from '../support/sign-in-quietly';
import { startServer } from '../support/start-server';
import { fillProfile, FULL } from './full-profile-data';
import { median } from './median';
import type { Bench, Figure } from './result';

/** The processor is this much slower than the machine's. */
const SLOWDOWN = 4;
const MAX_KEYSTROKE_MS = 16;
const MAX_DIALOG_MS = 100;
const KEYS = 'Dublin Office ';
const OPENINGS = 5;
/** After it, something does not come at all. */
const MAX_WAIT_MS = 10_000;

const shown = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' ');

/** A page on the slow processor, and how long its main thread has worked so far: script, style, layout, paint (ms). */
type Watched = { readonly page: Page; readonly worked: () => Promise<number> };

/** The thread's own time is measured: waiting for a busy machine does not count, though sharing its caches and cores still does. */
async function watch(page: Page): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return { page, worked };
}

/** A page that is one control: what a key takes there, it takes everywhere. */
async function barePage(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  await page.setContent('<label>Name <input value="Declan Murphy"></label>');
  return watch(page);
}

/** The frame of all that was begun is handed over. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve()))),
  );

type HeldPage = typeof globalThis & { letIdle?: () => void };

/** Keeps what a page does when it is idle until it is told to: it would be counted for a key or not as chance has it. */
async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (act) => held.push(act);
    (globalThis as HeldPage).letIdle = () =>
      held.splice(0).forEach((act) => act({ didTimeout: false, timeRemaining: () => 0 }));
  });
}

type Keystrokes = {
  /** From each key event until the frame that shows it is handed over (ms). */
  readonly shown: readonly number[];
  /** What then follows, while nobody waits for anything (ms). */
  readonly followed: readonly number[];
};

/** Types into a field; answers how long the main thread works for each key. */
async function typeInto({ page, worked }: Watched, field: Locator): Promise<Keystrokes> {
  await page.bringToFront();
  await field.focus();
  await drawn(page);
  const shown: number[] = [];
  const followed: number[] = [];
  for (const key of KEYS) {
    const before = await worked();
    await page.keyboard.press(key);
    await drawn(page);
    const then = await worked();
    await page.evaluate(() => (globalThis as HeldPage).letIdle?.());
    await drawn(page);
    shown.push(then - before);
    followed.push((await worked()) - then);
  }
  await field.fill('');
  return { shown, followed };
}

/**
 * Presses a button; answers how long it takes from the press until the dialog is drawn (ms), and closes it.
 *
 * @throws Error when none comes
 */
async function openDialog(page: Page, button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  await page.evaluate((longest) => {
    const timed = globalThis as typeof globalThis & { opened?: Promise<number> };
    timed.opened = new Promise((resolve, reject) => {
      let pressed = Number.NaN;
      addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
      const seen = new MutationObserver(() => {
        if (document.querySelector('[role="dialog"] h2, [role="alertdialog"] h2') === null) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      seen.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => reject(new Error('No dialog has come')), longest);
    });
  }, MAX_WAIT_MS);
  await button.click();
  const time = await page.evaluate(
    () => (globalThis as typeof globalThis & { opened?: Promise<number> }).opened,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
  return time ?? Number.NaN;
}

/**
 * A full profile on a slow processor.
 *
 * A keystroke: how long the main thread works from the key event until the frame that shows the key is handed over
 * (events, script, style, layout, paint), without what the same key takes in a page that is one bare control; that
 * is the browser's own and the measurement's, and is printed first. What the form does with the key afterwards, when
 * the browser is idle, is a line of its own.
 *
 * A dialog: the time from the press until the frame with it is handed over. The first opening fetches the dialog's code
 * and is told apart.
 */
export const run: Bench = async ({ layout }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-bench-'));
  const app = await startServer({ dataDir, program: join(layout.server, 'main.js') });
  const browser = await launchBrowser(true);
  const figures: Figure[] = [];
  const say = (what: string, times: readonly number[]): void =>
    console.log(
      `  ${what.padEnd(34)} median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} (${shown(times)})`,
    );
  const add = (what: string, value: number, more: Partial<Figure> = {}): void =>
    void figures.push({ axis: `full profile, CPU ${SLOWDOWN}x: ${what}`, value, unit: 'ms', ...more });
  const atMost = (most: number): Partial<Figure> => ({ goal: { atMost: most, from: 'issue 6' } });
  try {
    const context = await newContext(browser, app.url);
    const page = await context.newPage();
    await holdIdle(page);
    await signInQuietly(context, 'business');
    await fillProfile(page);
    await page.goto('/profile');
    await page
      .getByRole('heading', { name: `Card of department ${FULL.cards - 1}`, exact: true })
      .waitFor({ state: 'attached' });
    const fields = [
      ['a key in a text field', page.getByLabel('Default Booking Name')],
      ['a key in the field of the chips', page.getByLabel('CC Correspondence to', { exact: true })],
    ] as const;
    const bare = await barePage(context);
    const watched = await watch(page);
    console.log(
      `  ${FULL.cards} cards, ${FULL.chips} chips, ${FULL.links} links; processor ${SLOWDOWN} times slower`,
    );
    for (const [what, field] of fields) {
      const floor = await typeInto(bare, bare.page.getByRole('textbox'));
      say('a key in a bare page', floor.shown);
      const keys = await typeInto(watched, field);
      say(what, keys.shown);
      const own = median(keys.shown) - median(floor.shown);
      add(`${what}, of its own`, own, {
        ...atMost(MAX_KEYSTROKE_MS),
        note: `a bare page takes ${median(floor.shown).toFixed(1)} ms, which is taken off`,
      });
      say('… what follows when it is shown', keys.followed);
      add(`what follows ${what} when it is shown`, median(keys.followed));
    }
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
      add(`${what}, opened for the first time`, await openDialog(page, button));
      const times: number[] = [];
      for (let opening = 0; opening < OPENINGS; opening += 1) times.push(await openDialog(page, button));
      say(what, times);
      add(`${what}, opened again`, median(times), atMost(MAX_DIALOG_MS));
    }
  } finally {
    await browser.close();
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { figures, problems: [] };
};
