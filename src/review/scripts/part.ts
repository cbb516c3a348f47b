import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { flows, type FlowName } from '../flows';
import { BranchCoverage } from '../../recording/branch-coverage';
import type { Flow, Path } from '../play/flow';
import { startRig } from '../play/rig';
import { hosted } from '../screens/hosts';
import { BEGINS_ELSEWHERE, doable, type Go } from './doable';
import type { FlowExecutors, Opening } from './executor.types';
import { sources } from './sources';
import type { ScriptSource } from './script.types';

/** The flows that scripts can be made of. */
export const scriptedFlows = Object.keys(sources) as readonly FlowName[];

/** @throws Error if it has none */
export const sourceOf = (name: FlowName): ScriptSource => {
  const source = sources[name];
  if (source === undefined) throw new Error(`No actions of a person are defined for '${name}'`);
  return source;
};

/** Moves what happens by itself at the start of a flow (the provider's form loads) before a person's first action. */
export function withoutWaiting(flow: Flow, path: Path, executors: readonly FlowExecutors[]): Path {
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
export function partOf(name: FlowName, path: Path): Part {
  const { flow, input, steps, begins } = playedFor(name, path);
  const executors = sourceOf(name).executors.find(({ openings }) => openings[begins] !== undefined);
  const opening = executors?.openings[begins];
  if (executors === undefined || opening === undefined) return { reason: BEGINS_ELSEWHERE };
  const found = doable(flow, { input: begins, steps }, executors, input);
  if ('reason' in found) return found;
  const coverage = new BranchCoverage(flows[name].machine);
  const inspect = (event: InspectionEvent) => coverage.observe(event);
  const rig = startRig<AnyStateMachine>(flow, input, { inspect });
  for (const step of steps) rig.play(step);
  return { goes: found.goes, opening, takes: coverage.taken };
}
