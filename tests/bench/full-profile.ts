import { newContext } from '../support/browser/launch-browser';
import { DIALOGS, firstOpenings } from './dialog-openings';
import { FULL, openFullProfile } from './full-profile-data';
import { framesWhileScrolling } from './frames-while-scrolling';
import { emptyFrame, typeInto, type Keystrokes } from './keystrokes';
import { median } from './median';
import { OWN, type Bench, type Figure } from './result';
import { serveApp } from './served-app';
import { listed } from './statistics';
import { timeToDialog } from './time-to-frame';
import { barePage, holdIdle, SLOWDOWN, watch } from './watched-page';

const MAX_KEYSTROKE_MS = 50;
const MAX_DIALOG_MS = 250;
const MAX_FRAME_MS = 200;
const OPENINGS = 15;
/** Each on a new page. */
const FIRST_OPENINGS = { quiet: 7, early: 3 } as const;
/** The bare page and the fields are typed into in turns, so that other load on the machine affects all alike. */
const TURNS = 6;
/** The number of idle frames in each turn. */
const EMPTY_FRAMES = 4;

type Times = { readonly shown: number[]; readonly followed: number[] };

const noKeys = (): Times => ({ shown: [], followed: [] });

function note(times: Times, { shown, followed }: Keystrokes): void {
  times.shown.push(...shown);
  times.followed.push(...followed);
}

/**
 * A full profile on a slow processor.
 *
 * A keystroke: the main thread's work from the key event until the frame that shows the key is handed over (events,
 * script, style, layout, paint), minus an idle frame of the same page in which the clock is read, because that
 * belongs to the measurement. Also reported are the total, and the difference to the same key in a page with a single
 * bare control, which removes what no page can avoid. What the form does with the key afterwards, when the browser is
 * idle, has a line of its own.
 *
 * A dialog: the time from the press until the frame with it is handed over, as the first on a page that was idle
 * before, and as one of many. A dialog that is opened before the page was idle fetches its code, and is reported
 * without a goal.
 *
 * Scrolling: the longest time between two frames while the page is scrolled from top to bottom with a wheel.
 *
 * Rounds: keys, and openings.
 */
export const run: Bench = (target, { rounds }) =>
  serveApp(target, async (app) => {
    const { browser, url } = app;
    const figures: Figure[] = [];
    const say = (what: string, times: readonly number[]): void =>
      console.log(
        `  ${what.padEnd(34)} median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} (${listed(times)})`,
      );
    const add = (what: string, value: number, more: Partial<Figure> = {}): void =>
      void figures.push({ axis: `full profile, CPU ${SLOWDOWN}x: ${what}`, value, unit: 'ms', ...more });
    const atMost = (most: number): Partial<Figure> => ({ goal: { atMost: most, from: OWN } });
    const context = await newContext(browser, url);
    const page = await context.newPage();
    await holdIdle(page);
    await openFullProfile(page);
    const fields = [
      ['a key in a text field', page.getByLabel('Default Booking Name')],
      ['a key in the field of the chips', page.getByLabel('CC Correspondence to', { exact: true })],
    ] as const;
    const bare = await barePage(context);
    const watched = await watch(page);
    console.log(
      `  ${FULL.cards} cards, ${FULL.chips} chips, ${FULL.links} links; processor ${SLOWDOWN} times slower`,
    );
    const floor = noKeys();
    const frames: number[] = [];
    const typed = fields.map(([what, field]) => ({ what, field, keys: noKeys() }));
    for (let turn = 0; turn < TURNS; turn += 1) {
      note(floor, await typeInto(bare, bare.page.getByRole('textbox'), rounds ?? undefined));
      for (const { field, keys } of typed) note(keys, await typeInto(watched, field, rounds ?? undefined));
      for (let frame = 0; frame < EMPTY_FRAMES; frame += 1) frames.push(await emptyFrame(watched));
    }
    say('a key in a bare page', floor.shown);
    say('a frame with nothing in it', frames);
    for (const { what, keys } of typed) {
      say(what, keys.shown);
      add(what, median(keys.shown) - median(frames), {
        ...atMost(MAX_KEYSTROKE_MS),
        note: `a frame with nothing in it takes ${median(frames).toFixed(1)} ms, which is taken off`,
      });
      add(`${what}, with the measurement`, median(keys.shown));
      add(`${what}, beyond a bare page`, median(keys.shown) - median(floor.shown), {
        note: `a key in a bare page takes ${median(floor.shown).toFixed(1)} ms`,
      });
      say('… what follows when it is shown', keys.followed);
      add(`what follows ${what} when it is shown`, median(keys.followed));
    }
    for (const [what, button] of Object.entries(DIALOGS)) {
      // The first opening is reported separately.
      await timeToDialog(page, button(page));
      const times: number[] = [];
      for (let opening = 0; opening < (rounds ?? OPENINGS); opening += 1)
        times.push(await timeToDialog(page, button(page)));
      say(what, times);
      add(`${what}, opened again`, median(times), atMost(MAX_DIALOG_MS));
    }
    const scrolled = await framesWhileScrolling(page);
    say('a frame while the page is scrolled', scrolled);
    add('the longest frame while the page is scrolled', Math.max(...scrolled), atMost(MAX_FRAME_MS));
    await context.close();
    for (const [what, button] of Object.entries(DIALOGS)) {
      const first = (quiet: boolean, most: number) =>
        firstOpenings(app, button, { quiet, rounds: Math.min(rounds ?? most, most) });
      const opened = await first(true, FIRST_OPENINGS.quiet);
      say(`${what}, the first of a page`, opened);
      add(`${what}, opened for the first time`, median(opened), atMost(MAX_DIALOG_MS));
      const early = await first(false, FIRST_OPENINGS.early);
      say(`${what}, before its code is there`, early);
      add(`${what}, opened before its code is there`, median(early));
    }
    return { figures, problems: [] };
  });
