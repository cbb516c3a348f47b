import type { WalletFormPort } from '../../features/cards/card-entry/card-form-port';
import { flows, type FlowName } from '../flows';
import type { Path } from '../play/flow';
import { playScreen } from '../screens/screen';
import type { Go } from './doable';
import type { Opening } from './executor.types';
import { partOf, sourceOf, withoutWaiting } from './part';
import { readScreen } from './read-screen';
import { scriptPaths } from './script-paths';
import type { ScreenTexts } from './seen';
import { doesSentence, openingSentences, orderSentences, restoringSentences } from './sentences';
import type { Script, ScriptSet, ScriptStep } from './script.types';
import { titlesOf, type Outline } from './titles';

const isNew =
  (before: readonly string[]) =>
  (text: string): boolean =>
    !before.includes(text);

/** The names of the page's own controls that are used. A dialog may be called like the button that opens it. */
const controlsOf = (opening: Opening, goes: readonly Go[]): readonly string[] =>
  [...opening.does, ...goes.flatMap(({ does }) => does)]
    .filter(({ within }) => within === undefined)
    .map(({ name }) => name);

/** @param controls texts that stay on the page */
function stepOf(
  { orders, does, leadsTo }: Go,
  after: ScreenTexts,
  before: ScreenTexts,
  controls: readonly string[],
): ScriptStep {
  const done = [...orders.flatMap(orderSentences), ...does.map(doesSentence)];
  if (leadsTo !== null) return { does: done, sees: [leadsTo], gone: [] };
  const sees = after.seen.filter(isNew(before.seen));
  const gone = before.seen.filter(isNew([...after.there, ...controls]));
  // If nothing changes, the first text is what to look at.
  return { does: done, sees: sees.length + gone.length === 0 ? after.seen.slice(0, 1) : sees, gone };
}

/** Settings that affect how the flow starts belong to the opening, and so does what happens then. */
function startOf(all: readonly Go[]) {
  const [first, ...rest] = all;
  if (first === undefined) return { orders: [], goes: all, begun: Infinity };
  const startsSo = first.does.length === 0 && first.leadsTo === null;
  return startsSo
    ? { orders: first.orders, goes: rest, begun: first.taken }
    : { orders: [], goes: all, begun: first.before };
}

/** A script that has no title yet, because a title depends on the other scripts. */
type Untitled = Omit<Script, 'title'> & { readonly outline: Outline };

async function writeSteps(name: FlowName, given: Path, port: WalletFormPort): Promise<Untitled> {
  const { title, executors } = sourceOf(name);
  const path = withoutWaiting(flows[name], given, executors);
  const part = partOf(name, path);
  if ('reason' in part) throw new Error(part.reason);
  const { opening } = part;
  const { orders, goes, begun } = startOf(part.goes);
  const read = (taken: number) => readScreen(playScreen(name, path, { taken }), port);
  let before = await read(begun);
  const steps: ScriptStep[] = [{ does: openingSentences(opening, orders), sees: before.seen, gone: [] }];
  const controls = controlsOf(opening, goes);
  const seen: string[] = [];
  for (const go of goes) {
    const after = go.leadsTo === null ? await read(go.taken) : before;
    const step = stepOf(go, after, before, controls);
    steps.push(step);
    if (go.leadsTo === null) seen.push(...step.sees.slice(0, 1));
    before = after;
  }
  if (part.goes.some((go) => go.orders.some((order) => 'challenges' in order)))
    steps.push({ does: restoringSentences, sees: before.seen.slice(0, 1), gone: [] });
  const outline = {
    flow: opening.title ?? title,
    seen: seen.length > 0 ? seen : steps.flatMap(({ sees }) => sees).slice(-1),
    done: goes.flatMap(({ does }) => does.slice(-1).map(doesSentence)),
  };
  return { path, steps, outline };
}

const withTitles = (untitled: readonly Untitled[]): readonly Script[] => {
  const titles = titlesOf(untitled.map(({ outline }) => outline));
  return untitled.map(({ path, steps }, index) => ({ title: titles[index] ?? '', path, steps }));
};

/**
 * The script of any path that a person can take. It renders the screens of the path into the current document, one
 * after the other, to read their texts, so call it in a document of its own.
 *
 * @throws Error with the reason when no person can take the path
 */
export async function scriptOf(name: FlowName, path: Path, port: WalletFormPort): Promise<Script> {
  const untitled = await writeSteps(name, path, port);
  const [titled] = withTitles([untitled]);
  if (titled === undefined) throw new Error('There is no script');
  return titled;
}

/** The smallest set of scripts found for all branches of a flow that a person can take (see `scriptOf`). */
export async function scriptSet(name: FlowName, port: WalletFormPort): Promise<ScriptSet> {
  const { paths, ...rest } = scriptPaths(name);
  const untitled: Untitled[] = [];
  for (const path of paths) untitled.push(await writeSteps(name, path, port));
  return { scripts: withTitles(untitled), ...rest };
}
