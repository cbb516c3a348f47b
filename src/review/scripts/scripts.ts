import type { AnyStateMachine, InspectionEvent } from 'xstate';
import type { WalletFormPort } from '../../features/cards/card-entry/card-form-port';
import { flows, type FlowName } from '../flows';
import { BranchCoverage } from '../play/branch-coverage';
import type { Flow, Path } from '../play/flow';
import { startRig } from '../play/rig';
import { walk } from '../play/walker';
import { hosted } from '../screens/hosts';
import { playScreen } from '../screens/screen';
import { doable, type Go } from './doable';
import type { FlowExecutors, Opening } from './executor.types';
import { readScreen } from './read-screen';
import type { ScreenTexts } from './seen';
import { doesSentence, openingSentences, orderSentences, restoringSentences } from './sentences';
import { sources } from './sources';
import type { Script, ScriptSet, ScriptSource, ScriptStep } from './script.types';

/** The flows that scripts can be made of. */
export const scriptedFlows = Object.keys(sources) as readonly FlowName[];

const sourceOf = (name: FlowName): ScriptSource => {
  const source = sources[name];
  if (source === undefined) throw new Error(`No actions of a person are defined for '${name}'`);
  return source;
};

/** Moves what happens by itself at the start of a flow (the provider's form loads) before a person's first action. */
function withoutWaiting(flow: Flow, path: Path, executors: readonly FlowExecutors[]): Path {
  const first = path.steps.findIndex(
    (step) =>
      'settle' in step &&
      executors.some(({ outcomes }) => {
        const known = outcomes[step.settle]?.[step.with];
        return known !== undefined && typeof known !== 'function' && 'by' in known && known.by === 'itself';
      }),
  );
  const step = path.steps[first];
  if (step === undefined || !('settle' in step)) return path;
  const isThere = startRig<AnyStateMachine>(flow, flow.fixtures.inputs[path.input])
    .live()
    .some((actor) => actor.path === step.settle);
  return isThere ? { ...path, steps: [step, ...path.steps.toSpliced(first, 1)] } : path;
}

/**
 * The flow to play for a person: itself, or the flow that shows it.
 *
 * @throws Error if that is not possible
 */
function playedFor(name: FlowName, path: Path) {
  const host = hosted(name, path);
  if (host !== null) return { ...host, begins: host.opening };
  const flow: Flow = flows[name];
  return { flow, input: flow.fixtures.inputs[path.input] as unknown, steps: path.steps, begins: path.input };
}

type Part =
  | { readonly reason: string }
  | {
      readonly goes: readonly Go[];
      readonly opening: Opening;
      /** Keys of the flow's branches that the path takes. */
      readonly takes: ReadonlySet<string>;
    };

/** A person's actions along a path of the flow, as data, and where it starts; or why they cannot take it. */
function partOf(name: FlowName, path: Path): Part {
  const { flow, input, steps, begins } = playedFor(name, path);
  const executors = sourceOf(name).executors.find(({ openings }) => openings[begins] !== undefined);
  const opening = executors?.openings[begins];
  if (executors === undefined || opening === undefined)
    return { reason: 'It begins where no script begins.' };
  const found = doable(flow, { input: begins, steps }, executors, input);
  if ('reason' in found) return found;
  const coverage = new BranchCoverage(flows[name].machine);
  const inspect = (event: InspectionEvent) => coverage.observe(event);
  const rig = startRig<AnyStateMachine>(flow, input, { inspect });
  for (const step of steps) rig.play(step);
  return { goes: found.goes, opening, takes: coverage.taken };
}

const isNew =
  (before: readonly string[]) =>
  (text: string): boolean =>
    !before.includes(text);

function stepOf({ orders, does, leadsTo }: Go, after: ScreenTexts, before: ScreenTexts): ScriptStep {
  const done = [...orders.flatMap(orderSentences), ...does.map(doesSentence)];
  if (leadsTo !== null) return { does: done, sees: [leadsTo], gone: [] };
  const sees = after.seen.filter(isNew(before.seen));
  const gone = before.seen.filter(isNew(after.there));
  // If nothing changes, the first text is what to look at.
  return { does: done, sees: sees.length + gone.length === 0 ? after.seen.slice(0, 1) : sees, gone };
}

/**
 * The script of any path that a person can take. It renders the screens of the path into the current document, one
 * after the other, to read their texts, so call it in a document of its own.
 *
 * @throws Error with the reason when no person can take the path
 */
export async function scriptOf(name: FlowName, given: Path, port: WalletFormPort): Promise<Script> {
  const { title, executors } = sourceOf(name);
  const path = withoutWaiting(flows[name], given, executors);
  const part = partOf(name, path);
  if ('reason' in part) throw new Error(part.reason);
  const { goes, opening } = part;
  const read = (taken: number) => readScreen(playScreen(name, path, { taken }), port);
  let before = await read(goes[0]?.before ?? Infinity);
  const steps: ScriptStep[] = [{ does: openingSentences(opening), sees: before.seen, gone: [] }];
  let last = before.seen.at(-1) ?? '';
  for (const go of goes) {
    const after = go.leadsTo === null ? await read(go.taken) : before;
    const step = stepOf(go, after, before);
    steps.push(step);
    last = step.sees[0] ?? step.gone[0] ?? last;
    before = after;
  }
  if (goes.some(({ orders }) => orders.some((order) => 'challenges' in order)))
    steps.push({ does: restoringSentences, sees: before.seen.slice(0, 1), gone: [] });
  return { title: `"${opening.title ?? title}": "${last}"`, path, steps };
}

type Candidate = { readonly path: Path; readonly takes: ReadonlySet<string> };

/**
 * Greedy: repeatedly picks the path that takes most of the remaining branches, the shortest of those; then removes
 * redundant paths.
 */
function cover(candidates: readonly Candidate[]): readonly Candidate[] {
  const left = new Set(candidates.flatMap(({ takes }) => [...takes]));
  const chosen: Candidate[] = [];
  const gain = ({ takes }: Candidate) => [...takes].filter((key) => left.has(key)).length;
  while (left.size > 0) {
    let best: Candidate | null = null;
    for (const candidate of candidates) {
      const more = gain(candidate) - (best === null ? 0 : gain(best));
      const shorter = best !== null && candidate.path.steps.length < best.path.steps.length;
      if (more > 0 || (more === 0 && shorter)) best = candidate;
    }
    if (best === null) break;
    chosen.push(best);
    for (const key of best.takes) left.delete(key);
  }
  return chosen.reduce<readonly Candidate[]>((kept, candidate) => {
    const others = kept.filter((other) => other !== candidate);
    const isNeeded = [...candidate.takes].some((key) => !others.some(({ takes }) => takes.has(key)));
    return isNeeded ? kept : others;
  }, chosen);
}

/**
 * The paths of the smallest set found (greedily, so a smaller one may exist), and the branches that no path takes.
 */
export function scriptPaths(name: FlowName) {
  const flow: Flow = flows[name];
  const paths = new Set<Path>();
  walk(flow, { onSnapshot: (_snapshot, path) => paths.add(path) });
  const candidates: Candidate[] = [];
  const reasons = new Set<string>();
  const { executors } = sourceOf(name);
  for (const given of paths) {
    const path = withoutWaiting(flow, given, executors);
    const found = partOf(name, path);
    if ('reason' in found) reasons.add(found.reason);
    else candidates.push({ path, takes: found.takes });
  }
  const chosen = cover(candidates);
  const taken = new Set(chosen.flatMap(({ takes }) => [...takes]));
  const { universe } = new BranchCoverage(flow.machine);
  return {
    paths: chosen.map(({ path }) => path),
    taken: [...universe].filter((key) => taken.has(key)),
    untaken: [...universe].filter((key) => !taken.has(key)),
    reasons: [...reasons].sort(),
  };
}

/** The smallest set of scripts found for all branches of a flow that a person can take (see `scriptOf`). */
export async function scriptSet(name: FlowName, port: WalletFormPort): Promise<ScriptSet> {
  const { paths, ...rest } = scriptPaths(name);
  const scripts: Script[] = [];
  for (const path of paths) scripts.push(await scriptOf(name, path, port));
  return { scripts, ...rest };
}
