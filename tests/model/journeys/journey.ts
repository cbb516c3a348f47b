import { createTestMachine, createTestModel, type TestModel, type TestPath } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export type JourneyModel = TestModel<AnyMachineSnapshot, AnyEventObject, unknown>;
export type JourneyPath = TestPath<AnyMachineSnapshot, AnyEventObject>;

type Config = Parameters<typeof createTestMachine>[0];

/** The model of a journey: where a person is, and what they do that leads on from there. */
export const journey = (
  id: string,
  initial: string,
  states: Readonly<
    Record<string, { readonly description: string; readonly on?: Readonly<Record<string, string>> }>
  >,
): JourneyModel =>
  // Its own type of a configuration asks for every property that a state may have.
  createTestModel(createTestMachine({ id, initial, states } as unknown as Config)) as unknown as JourneyModel;

/** What a person does and sees on a journey: one function for each event and each state of its model. */
export type Drive = {
  readonly states: Readonly<Record<string, () => Promise<void>>>;
  readonly events: Readonly<Record<string, () => Promise<void>>>;
};

/** The shortest ways over every transition of the model, those left out that are the beginning of another. */
export const journeyPaths = (model: JourneyModel): readonly JourneyPath[] => model.getShortestPaths();

/** Of these paths one that visits the most states: what a sample of one shows. */
export function longestOf(paths: readonly JourneyPath[]): readonly JourneyPath[] {
  const [first, ...others] = paths;
  if (!first) return [];
  return [others.reduce((long, path) => (path.steps.length > long.steps.length ? path : long), first)];
}

/** The states of a model by name. */
export const statesOf = ({ logic }: JourneyModel): readonly string[] =>
  Object.keys((logic as unknown as AnyStateMachine).root.states);

/** The events that a model knows. */
export const eventsOf = ({ logic }: JourneyModel): readonly string[] =>
  [...new Set((logic as unknown as AnyStateMachine).events as readonly string[])].sort();

/** The states that a path visits, in order. */
export const visitedBy = ({ steps }: JourneyPath): readonly string[] =>
  steps.map(({ state }) => String(state.value));

/** What is done on a path, in order. */
export const doneOn = ({ steps }: JourneyPath): readonly string[] =>
  steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init');
