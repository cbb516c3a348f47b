import { newContext } from '../support/browser/launch-browser';
import { signInQuietly } from '../support/browser/sign-in-quietly';
import { firstField } from './first-field';
import { inTurns } from './in-turns';
import { emptyFrame, typeInto } from './keystrokes';
import { layoutShifts } from './layout-shifts';
import { median } from './median';
import { openQuietly } from './quiet-page';
import { OWN, type Bench, type Figure } from './result';
import { routeChanges } from './route-changes';
import { PAIRS } from './route-pairs';
import { serveApp, type ServedApp } from './served-app';
import { listed } from './statistics';
import { timeToDialog } from './time-to-frame';
import { barePage, holdIdle, SLOWDOWN, watch } from './watched-page';

export const parts = ['routes', 'dialogs', 'keys', 'first-field', 'shifts'] as const;

const KEY_GOAL = { atMost: 16, from: OWN } as const;
const ROUTE_GOAL = { atMost: 50, from: OWN } as const;
const DIALOG_GOAL = { atMost: 100, from: OWN } as const;
const OPENINGS = 5;

/** Ordinary forms, the field to type into, and the signed-in account. */
const FORMS = [
  ['/login', 'Email Address', null],
  ['/register/signup', 'First Name', null],
  ['/profile', 'Default Booking Name', 'standard'],
] as const;
/** The number of idle frames for each form. */
const EMPTY_FRAMES = 8;

/** Dialogs of a customer with a few cards, by the buttons that open them on the profile. */
const DIALOGS = ['Contact', 'Terms', 'Add card'] as const;

/**
 * The cost of a key in ordinary forms, minus an idle frame of the same page. The same key in a page with a single
 * bare control is reported beside it.
 */
async function keys({ browser, url }: ServedApp, rounds: number | null): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [path, label, customer] of FORMS) {
    const context = await newContext(browser, url);
    if (customer !== null) await signInQuietly(context, customer);
    const bare = await barePage(context);
    const page = await context.newPage();
    await holdIdle(page);
    await openQuietly(page, path);
    const watched = await watch(page);
    const floor = await typeInto(bare, bare.page.getByRole('textbox'), rounds ?? undefined);
    const { shown, followed } = await typeInto(watched, page.getByLabel(label), rounds ?? undefined);
    const frames: number[] = [];
    for (let frame = 0; frame < EMPTY_FRAMES; frame += 1) frames.push(await emptyFrame(watched));
    figures.push({
      axis: `keystroke beyond an empty frame, ${path}`,
      value: median(shown) - median(frames),
      unit: 'ms',
      goal: KEY_GOAL,
      note: `main thread ${median(shown).toFixed(1)} ms, an empty frame ${median(frames).toFixed(1)}, a key in a bare page ${median(floor.shown).toFixed(1)}; ${median(followed).toFixed(1)} more once it is shown`,
    });
    await context.close();
  }
  return figures;
}

/**
 * The time from the press of a button until the frame with its dialog is handed over, with its code and data loaded.
 */
async function dialogs({ browser, url }: ServedApp, rounds: number | null): Promise<readonly Figure[]> {
  const context = await newContext(browser, url);
  await signInQuietly(context, 'standard');
  const page = await context.newPage();
  await openQuietly(page, '/profile');
  await watch(page);
  const figures: Figure[] = [];
  for (const name of DIALOGS) {
    const button = page.getByRole('button', { name, exact: true }).first();
    const first = await timeToDialog(page, button);
    const times: number[] = [];
    for (let opening = 0; opening < (rounds ?? OPENINGS); opening += 1)
      times.push(await timeToDialog(page, button));
    figures.push({
      axis: `dialog opens, ${name} on /profile`,
      value: median(times),
      unit: 'ms',
      goal: DIALOG_GOAL,
      note: `${listed(times)}; the first time, code and all: ${first.toFixed(0)}`,
    });
  }
  await context.close();
  return figures;
}

/**
 * What a person experiences on a processor that is four times slower: changes of route, dialogs, keys, the first
 * field, and layout shifts. Times of keys are the main thread's own, all others are wall-clock times. Rounds: route
 * changes there and back, openings, keys, loads.
 */
export const run: Bench = (target, { rounds, only }) =>
  serveApp(target, async (app) => {
    const wants = (part: (typeof parts)[number]): boolean => only.length === 0 || only.includes(part);
    console.log(`  processor ${SLOWDOWN} times slower`);
    const field = wants('first-field') ? await firstField(app, rounds) : null;
    const routes = wants('routes')
      ? await routeChanges(app, { pairs: PAIRS, on: 'desktop', goal: ROUTE_GOAL, rounds })
      : { figures: [], problems: [] };
    const figures = [
      ...routes.figures,
      ...(wants('dialogs') ? await dialogs(app, rounds) : []),
      ...(wants('keys') ? await keys(app, rounds) : []),
      ...(field === null ? [] : [field.figure]),
      ...(wants('shifts') ? await layoutShifts(app) : []),
    ];
    return { figures, problems: [...routes.problems, ...(field?.problems ?? [])] };
  });

export const compare = inTurns(run, parts);
