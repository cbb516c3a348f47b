import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { deferred } from './deferred';
import type { Flow } from './flow';

type Implementation = ((args: unknown, params: unknown) => unknown) & {
  readonly resolve?: unknown;
  readonly to?: unknown;
  readonly event?: unknown;
};
type Implementations = Record<'actions' | 'guards' | 'delays' | 'actors', Record<string, Implementation>>;

export const implementationsOf = (machine: AnyStateMachine) =>
  machine.implementations as unknown as Implementations;

const crash = 'harness.crash';

/** The event that makes a child machine throw `error`, if it actually runs. */
export const crashWith = (error: unknown): AnyEventObject => ({ type: crash, error });

function crashable(machine: AnyStateMachine): AnyStateMachine {
  const transition: AnyStateMachine['transition'] = (snapshot, event: AnyEventObject, scope) => {
    if (event.type === crash) throw event.error;
    return machine.transition.call(derived, snapshot, event, scope);
  };
  const derived = Object.create(machine, { transition: { value: transition } }) as AnyStateMachine;
  return derived;
}

const isPlain = (action: Implementation) => action.resolve === undefined;
const isReport = (action: Implementation) => action.to === '#_parent';

/** Whether the action of this name sends an event to the parent. */
export const isReportOf = (machine: AnyStateMachine, action: string) => {
  const implementation = implementationsOf(machine).actions[action];
  return implementation !== undefined && isReport(implementation);
};

type ReportListener = (event: AnyEventObject) => void;
const reportListeners = new WeakMap<AnyActorRef, ReportListener>();

/** Calls `listener` with the events that a root running a prepared chart would send to its parent. */
export const hearReports = (root: AnyActorRef, listener: ReportListener): void =>
  void reportListeners.set(root, listener);

/**
 * Caches prepared charts: preparing one costs more than playing some steps, and a walk plays it from the start for
 * every step.
 */
const roots = new WeakMap<Flow, AnyStateMachine>();
const children = new WeakMap<Flow, AnyStateMachine>();

const cached = (
  known: WeakMap<Flow, AnyStateMachine>,
  flow: Flow,
  make: () => AnyStateMachine,
): AnyStateMachine => {
  const machine = known.get(flow) ?? make();
  known.set(flow, machine);
  return machine;
};

/**
 * The chart as the rig runs it: guards and delays as provided, children of `flow.children` run, all other actors
 * deferred. What reaches outside the chart is only recorded: its plain actions by XState's inspection and, in a root,
 * its events for the parent by `hearReports`.
 */
export const prepare = (flow: Flow): AnyStateMachine => cached(roots, flow, () => stripped(flow, true));

function stripped(flow: Flow, isRoot: boolean): AnyStateMachine {
  const { actions, actors } = implementationsOf(flow.machine);
  const replaced: Record<string, (args: { readonly self: AnyActorRef }, params: unknown) => void> = {};
  for (const [name, action] of Object.entries(actions)) {
    if (isPlain(action)) replaced[name] = () => undefined;
    if (isReport(action) && isRoot) {
      const { event } = action;
      replaced[name] = (args, params) => {
        const report: unknown = typeof event === 'function' ? (event as Implementation)(args, params) : event;
        reportListeners.get(args.self)?.(report as AnyEventObject);
      };
    }
  }
  const standIns: Record<string, AnyActorLogic> = {};
  for (const src of Object.keys(actors)) {
    const child = flow.children?.[src];
    standIns[src] = child ? cached(children, child, () => crashable(stripped(child, false))) : deferred;
  }
  return flow.provided.provide({ actions: replaced, actors: standIns });
}
