import { createTestModel, type TestModel, type TestPath } from '@xstate/test';
import { createMachine, type AnyEventObject, type AnyStateMachine, type SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<AnyStateMachine>;

/** A journey as a machine, and the model that `@xstate/test` derives from it. */
export type JourneyModel = {
  readonly machine: AnyStateMachine;
  readonly model: TestModel<Snapshot, AnyEventObject, unknown>;
};
export type JourneyPath = TestPath<Snapshot, AnyEventObject>;

type States = Readonly<
  Record<string, { readonly description: string; readonly on?: Readonly<Record<string, string>> }>
>;

/** The model of a journey: the person's places, and the actions that lead on from there. */
export function journey(id: string, initial: string, states: States): JourneyModel {
  const machine: AnyStateMachine = createMachine({ id, initial, states });
  return { machine, model: createTestModel(machine) as JourneyModel['model'] };
}

/** A person's actions and observations on a journey: one function for each event and each state of its model. */
export type Drive = {
  readonly states: Readonly<Record<string, () => Promise<void>>>;
  readonly events: Readonly<Record<string, () => Promise<void>>>;
};

/** The shortest paths over every transition of the model, without those that are a prefix of another. */
export const journeyPaths = ({ model }: JourneyModel): readonly JourneyPath[] => model.getShortestPaths();

/** One of the paths that visit the most states, for a sample of one. */
export function longestOf(paths: readonly JourneyPath[]): readonly JourneyPath[] {
  const [first, ...others] = paths;
  if (!first) return [];
  return [others.reduce((long, path) => (path.steps.length > long.steps.length ? path : long), first)];
}

/** The states of a model by name. */
export const statesOf = ({ machine }: JourneyModel): readonly string[] => Object.keys(machine.root.states);

/** The events of a model. */
export const eventsOf = ({ machine }: JourneyModel): readonly string[] =>
  [...new Set<string>(machine.events)].sort();
