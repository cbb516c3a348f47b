import type { AnyStateMachine } from 'xstate';
import type { FlowFixtures, Outcome } from '../../../machines/fixtures.types';

/** A chart as the harness plays it. */
export type Flow<TMachine extends AnyStateMachine = AnyStateMachine> = {
  /** The machine file's chart, with its placeholders. */
  readonly machine: TMachine;
  /** The same chart with the provision of its `.provide.ts`. Its guards and delays are used. */
  readonly provided: TMachine;
  readonly fixtures: FlowFixtures<TMachine>;
  /** Child machines that actually run, by `src`. Every other actor is deferred. */
  readonly children?: Readonly<Record<string, Flow>>;
  /**
   * Steps to a state in which a person can act, for a flow that defers this one but shows it on its own screen. Without
   * them this flow is not shown there.
   *
   * @param input that the other flow passes
   */
  readonly standIn?: (input: unknown) => readonly Step[];
};

/**
 * A chart with everything needed to play it.
 *
 * @param children the child machines that actually run
 */
export const flowOf = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  provided: TMachine,
  fixtures: FlowFixtures<TMachine>,
  children?: Flow['children'],
): Flow<TMachine> => ({ machine, provided, fixtures, ...(children && { children }) });

/** The flow as a stand-in in others. Without steps a person can act in it at once. */
export const standingIn = <TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  steps: NonNullable<Flow['standIn']> = () => [],
): Flow<TMachine> => ({ ...flow, standIn: steps });

/** One step of a path, as data. It runs here without a view, and in the browser through page objects. */
export type Step =
  | { readonly to: string; readonly event: { readonly type: string } }
  | {
      readonly settle: string;
      readonly with: string;
      /** A tester's own outcome instead of the fixtures' one of that name. */
      readonly outcome?: Outcome;
    }
  | { readonly tick: number };

/** Starts with the named input, then runs step by step. */
export type Path = { readonly input: string; readonly steps: readonly Step[] };

export const describeStep = (step: Step): string => {
  if ('tick' in step) return `tick ${step.tick}`;
  if ('settle' in step) {
    const own = step.outcome === undefined ? '' : ` ${JSON.stringify(step.outcome)}`;
    return `${step.settle} ${step.with}${own}`;
  }
  return `${step.to === '' ? '' : `${step.to} `}${JSON.stringify(step.event)}`;
};

export const describePath = (path: Path): string =>
  [`[${path.input}]`, ...path.steps.map(describeStep)].join(' → ');
