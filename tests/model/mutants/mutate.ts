import type { AnyStateMachine } from 'xstate';
import { loadAlone } from '../../../src/review/export/load-alone';
import { standalone } from '../../../src/review/model/standalone';
import { implementationsOf } from '../../../src/review/play/prepare';
import {
  failingScenarios,
  statesOf,
  investigate,
  InvariantBroken,
  TooManyStates,
  type Bounds,
  type FlowSpec,
} from '../../support/charts/flow-spec';
import { placeholderSource, sourceOf } from '../../support/charts/machine-file';
import { secretsIn, withoutInputs } from '../../support/canaries/secrets';
import type { SourceMutant } from './mutants';

/**
 * The machine file's text with the change made.
 *
 * @throws Error if the text does not occur exactly once, so that the mutant must be rewritten
 */
export function mutated({ name, flow, find, replace }: SourceMutant, source = sourceOf(flow)): string {
  const pieces = source.split(find);
  if (find === '' || find === replace || pieces.length !== 2)
    throw new Error(`'${name}' does not apply: its text stands ${pieces.length - 1} times in '${flow}'`);
  return pieces.join(replace);
}

/** The implementations of `provided` that replace the machine file's placeholders. */
export function provisionsOf(machine: AnyStateMachine, provided: AnyStateMachine): object {
  const written = implementationsOf(machine);
  return Object.fromEntries(
    Object.entries(implementationsOf(provided)).map(([group, brought]) => {
      const before = written[group as keyof typeof written] as Readonly<Record<string, unknown>>;
      return [
        group,
        Object.fromEntries(Object.entries(brought).filter(([name, one]) => before[name] !== one)),
      ];
    }),
  );
}

/** The chart in a machine file's text. */
async function chartIn(source: string): Promise<AnyStateMachine> {
  const [machine] = Object.values(
    await loadAlone(standalone(source, placeholderSource())),
  ) as AnyStateMachine[];
  if (!machine) throw new Error('The text exports no chart');
  return machine;
}

/** The chart of a mutant, without provisions. */
export const mutatedMachine = (mutant: SourceMutant): Promise<AnyStateMachine> => chartIn(mutated(mutant));

/** The flow's spec with the chart from a text instead of its file, with the same provisions. */
export async function specFrom(spec: FlowSpec, source: string): Promise<FlowSpec> {
  const machine = await chartIn(source);
  const provided = machine.provide(provisionsOf(spec.flow.machine, spec.flow.provided));
  return { ...spec, flow: { ...spec.flow, machine, provided } };
}

/** The failures of a flow's headless suite (the tests of `describeFlow`), by their source. */
export type Findings = {
  readonly scenarios: readonly string[];
  /** Failed invariants of the states that the walk passes through. */
  readonly invariants: readonly string[];
  /** The walk does not reach everything, or fails. */
  readonly walk: readonly string[];
};

/**
 * The failures of the walk of a flow's fixtures.
 *
 * @throws TooManyStates if there are more states than the bounds permit
 */
export function findingsOfWalk(spec: FlowSpec, bounds?: Bounds): Omit<Findings, 'scenarios'> {
  try {
    const { walk, entered, refuted, stuck, unstorable, persisted } = investigate(spec, bounds);
    const states = statesOf(spec.flow);
    return {
      invariants: [
        ...refuted,
        ...stuck.map((path) => `busy for ever: ${path}`),
        ...unstorable,
        ...persisted.flatMap((snapshot) => secretsIn(withoutInputs(snapshot))),
      ],
      walk: [
        ...walk.coverage.missing().map((key) => `never taken: ${key}`),
        ...walk.untried.map((offer) => `never tried: ${offer}`),
        ...states.filter((state) => !entered.has(state)).map((state) => `never entered: ${state}`),
        ...states
          .filter((state) => !(state in spec.invariants))
          .map((state) => `nothing is claimed of: ${state}`),
      ],
    };
  } catch (error) {
    if (error instanceof TooManyStates) throw error;
    const why = error instanceof Error ? error.message : String(error);
    return error instanceof InvariantBroken
      ? { invariants: [why], walk: [] }
      : { invariants: [], walk: [`the walk fails: ${why}`] };
  }
}

/** All failures of a flow's headless suite; empty if it passes. */
export function failuresOf(spec: FlowSpec): readonly string[] {
  const { invariants, walk } = findingsOfWalk(spec);
  return [...failingScenarios(spec, spec.flow.provided), ...walk, ...invariants];
}
