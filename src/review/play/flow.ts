import type { AnyStateMachine } from 'xstate';
import type { FlowFixtures } from '../../../machines/fixtures.types';

/** A chart as the harness plays it. */
export type Flow<TMachine extends AnyStateMachine = AnyStateMachine> = {
  /** The machine file's chart, placeholders and all. */
  readonly machine: TMachine;
  /** The same chart with what its `.provide.ts` puts in: its guards and delays are the ones that run. */
  readonly provided: TMachine;
  readonly fixtures: FlowFixtures<TMachine>;
  /** Child machines that run for real, by `src`; every other actor is deferred. */
  readonly children?: Readonly<Record<string, Flow>>;
  /**
   * Where the screen of another flow shows this one, which that has deferred: the steps to where a person can do
   * something. A flow without them is not shown there.
   *
   * @param input that the other flow gives it
   */
  readonly standIn?: (input: unknown) => readonly Step[];
};

/**
 * A chart with all that it takes to play it.
 *
 * @param children the child machines that run for real
 */
export const flowOf = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  provided: TMachine,
  fixtures: FlowFixtures<TMachine>,
  children?: Flow['children'],
): Flow<TMachine> => ({ machine, provided, fixtures, ...(children && { children }) });

/** The flow as others have it stood in for; without steps a person can begin at once there. */
export const standingIn = <TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  steps: NonNullable<Flow['standIn']> = () => [],
): Flow<TMachine> => ({ ...flow, standIn: steps });

/** One step of a path, as data: it runs here without a view, and in the browser through page objects. */
export type Step =
  | { readonly to: string; readonly event: { readonly type: string } }
  | { readonly settle: string; readonly with: string }
  | { readonly tick: number };

/** From the named input, step by step. */
export type Path = { readonly input: string; readonly steps: readonly Step[] };

export const describeStep = (step: Step): string => {
  if ('tick' in step) return `tick ${step.tick}`;
  if ('settle' in step) return `${step.settle} ${step.with}`;
  return `${step.to === '' ? '' : `${step.to} `}${JSON.stringify(step.event)}`;
};

export const describePath = (path: Path): string =>
  [`[${path.input}]`, ...path.steps.map(describeStep)].join(' → ');
