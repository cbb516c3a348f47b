import type { Locator, Page } from 'playwright-core';
import type { Flow } from '../../../src/review/play/flow';
import { isUnseen, type Executor } from '../../../src/review/scripts/executor.types';
import type { Visit } from '../browser/browser';
import { dialogOf } from '../browser/dialog-of';
import { eventually } from '../browser/eventually';
import { pressUnready } from '../browser/press-unready';
import { stageOf } from '../screens/screen-state';
import { bringingOf, comingAfter, isPassed, type Mark, type PlayedPath } from './branch-paths';
import { openGates, type Gates } from './gates';
import { hearCharts, stateOf } from './heard-charts';
import type { PlayedFlow, Seen } from './played-flow';

/** Longer than a frame, and shorter than any delay of a chart. */
const FRAME_MS = 32;

const placeOf = (page: Page, within: string | undefined): Page | Locator =>
  within === undefined ? page : dialogOf(page, within);

/** Performs a person's action on one control. */
export async function perform(page: Page, { role, name, within, act, value = '' }: Executor): Promise<void> {
  const place = placeOf(page, within);
  if (act === 'fill') {
    // A password field has no role.
    await place.getByLabel(name, { exact: true }).first().fill(value);
    return;
  }
  // The names of these contain more text. A name with a trailing space is also only a prefix.
  const exact = !['radio', 'checkbox', 'tab'].includes(role) && !name.endsWith(' ');
  const control = place.getByRole(role, { name, exact }).first();
  // A label covers the control itself.
  if (act === 'check') return control.check({ force: true });
  if (act === 'uncheck') return control.uncheck({ force: true });
  if (act === 'select') {
    // Focuses it first, as a person does: a long list is rendered on focus.
    await control.focus();
    await control.selectOption(value);
    return;
  }
  await control.waitFor();
  if ((await control.getAttribute('aria-disabled')) === 'true') return pressUnready(control);
  return control.click();
}

/**
 * Waits until the chart has received what was typed: after a frame is rendered and the page is idle. Until then the
 * chart is in its old state, which may look like the expected one.
 */
const typedIsHeard = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((heard) => requestAnimationFrame(() => requestIdleCallback(() => heard()))),
  );

async function see(page: Page, { role, name, text, within, gone }: Seen): Promise<void> {
  const place = placeOf(page, within);
  let found =
    role === undefined ? place.getByText(text ?? '') : place.getByRole(role, { ...(name && { name }) });
  if (role !== undefined && text !== undefined) found = found.filter({ hasText: text });
  await found.first().waitFor({ state: gone ? 'detached' : 'visible' });
}

/** Compares the page with where the headless run rests: the chart's own state, and what a person sees of it. */
async function compare(page: Page, flow: Flow, { seen = {} }: PlayedFlow, mark: Mark): Promise<void> {
  const { value, status, states } = mark;
  // An actor whose screen is gone was stopped in its state.
  await eventually(() => stateOf(page, flow.machine.id)).toEqual({ value, done: status === 'done' });
  for (const each of states.flatMap((id) => seen[id] ?? [])) await see(page, each);
}

/**
 * The calls of the actors that wait after a step, up to where the page rests. They are held before the step is taken.
 */
function callsOf(played: PlayedFlow, path: PlayedPath, mark: number): readonly string[] {
  const actors = new Set<string>();
  for (let at = mark; at < path.waiting.length; at += 1) {
    for (const actor of path.waiting[at] ?? []) actors.add(actor);
    if (path.marks[at]) break;
  }
  return callsOfActors(played, [...actors]);
}

/** The calls that these actors wait for. */
function callsOfActors(
  { executors, further = {} }: PlayedFlow,
  actors: readonly string[],
): readonly string[] {
  const routes = actors.flatMap((actor) =>
    Object.entries(executors.outcomes[actor] ?? {}).flatMap(([outcome, known]) => {
      const bringing = typeof known === 'function' ? known(null) : known;
      if (isUnseen(bringing) || bringing.by !== 'server' || !bringing.route) return [];
      return [bringing.route, ...(further[`${actor} ${outcome}`] ?? [])];
    }),
  );
  return [...new Set(routes.map(({ call }) => call))];
}

/** Causes the outcome of a step; nothing for any other step, or if it happens by itself. */
async function settle(
  page: Page,
  gates: Gates,
  played: PlayedFlow,
  path: PlayedPath,
  index: number,
): Promise<void> {
  const step = path.steps[index];
  if (!step || !('settle' in step)) return;
  if (isPassed(played, step)) {
    const next = callsOf(played, path, index + 1);
    // The next actor waits for the same call, which is held again.
    for (const call of callsOfActors(played, [step.settle])) if (next.includes(call)) await gates.pass(call);
    return gates.hold(next);
  }
  const bringing = bringingOf(played, step, comingAfter(path.steps, index)[0] ?? null);
  if (!bringing || isUnseen(bringing) || bringing.by === 'itself') return;
  if (bringing.by === 'person') {
    for (const each of bringing.does) await perform(page, each);
    return;
  }
  const further = played.further?.[`${step.settle} ${step.with}`] ?? [];
  for (const answer of [bringing.route, ...further]) if (answer) await gates.answer(answer);
}

/** The types of the events that a path sends to the chart itself. */
const sentTo = ({ steps }: PlayedPath): readonly string[] =>
  steps.flatMap((step) => ('event' in step && step.to === '' ? [step.event.type] : []));

/**
 * Plays a path in the browser: events like a person, outcomes as responses to the page's calls, time as the page's
 * clock. After each step it rests where the headless run rests.
 */
export async function playPath(
  visit: Visit,
  flow: Flow,
  played: PlayedFlow,
  path: PlayedPath,
): Promise<void> {
  const { page, context, provoke, provokeLine } = visit;
  const opening = played.executors.openings[path.input];
  if (!opening) throw new Error(`No way to open '${path.input}' is defined`);
  const stage = stageOf(page, context);
  provoke(/./u);
  if (played.logs) provokeLine(played.logs);
  if (opening.account !== null) await stage.signIn(opening.account);
  await played.prepare?.(stage, path.input);
  await hearCharts(page, sentTo(path));
  if (played.ticks) await page.clock.install();
  const gates = await openGates(page);
  await gates.hold(callsOf(played, path, 0));
  await page.goto(opening.path);
  for (const each of opening.does) await perform(page, each);
  await played.open?.(page);

  // From here on time passes only where a path contains it.
  if (played.ticks) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  const [begins = null] = path.marks;
  if (begins) await compare(page, flow, played, begins);
  for (const [index, step] of path.steps.entries()) {
    await gates.hold([...callsOf(played, path, index), ...callsOf(played, path, index + 1)]);
    for (const each of path.does[index] ?? []) {
      await perform(page, each);
      if (played.ticks) await page.clock.runFor(FRAME_MS);
      else if (each.act === 'fill') await typedIsHeard(page);
    }
    if ('tick' in step && played.ticks) await page.clock.runFor(step.tick);
    await settle(page, gates, played, path, index);
    const mark = path.marks[index + 1];
    if (mark) await compare(page, flow, played, mark);
  }
}
