import {
  createActor,
  isMachineSnapshot,
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import type { Outcome } from '../../../machines/fixtures.types';
import { settlement, type DeferredSnapshot } from './deferred';
import type { Flow, Step } from './flow';
import { FlowClock } from './flow-clock';
import { ignoringStates, type IgnoredEvent } from './ignored';
import { crashWith, hearReports, isReportOf, prepare } from './prepare';

/** A running actor. `path` is its ids below the root, joined with `/`; the root's own is ''. */
export type LiveActor = {
  readonly path: string;
  readonly src: string;
  readonly ref: AnyActorRef;
  /** The chart that it runs; `null` for a deferred actor. */
  readonly flow: Flow | null;
  /** The chart that invoked it; `null` for the root. */
  readonly parent: Flow | null;
};

/** A call of an action that reaches outside the charts. */
export type Effect = { readonly actor: string; readonly type: string; readonly params: unknown };

export type RigOptions = { readonly inspect?: (event: InspectionEvent) => void };

/** Events that XState raises itself and that need no handler. */
const unremarkable = /^xstate\.(init$|stop$|done\.state\.)/;

const isErrorEvent = (event: AnyEventObject): event is AnyEventObject & { readonly error: unknown } =>
  event.type.startsWith('xstate.error.');

const parentOf = (ref: ActorRefLike) => (ref as AnyActorRef)._parent;
const idOf = (ref: ActorRefLike) => (ref as AnyActorRef).id;
const srcOf = (ref: ActorRefLike) => String((ref as unknown as { readonly src: unknown }).src);

function pathOf(ref: ActorRefLike): string {
  const parent = parentOf(ref);
  if (!parent) return '';
  const above = pathOf(parent);
  return above === '' ? idOf(ref) : `${above}/${idOf(ref)}`;
}

function* below(ref: AnyActorRef, flow: Flow, path: string): Generator<LiveActor> {
  const snapshot = ref.getSnapshot() as Snapshot<unknown>;
  if (!isMachineSnapshot(snapshot)) return;
  for (const [id, child] of Object.entries<AnyActorRef>(snapshot.children as Record<string, AnyActorRef>)) {
    if ((child.getSnapshot() as Snapshot<unknown>).status !== 'active') continue;
    const src = srcOf(child);
    const childFlow = flow.children?.[src] ?? null;
    const childPath = path === '' ? id : `${path}/${id}`;
    yield { path: childPath, src, ref: child, flow: childFlow, parent: flow };
    if (childFlow) yield* below(child, childFlow, childPath);
  }
}

/**
 * Starts the real chart of `flow`: provided guards and delays, deferred actors, a simulated clock. A step throws when
 * an actor of the system neither handles nor ignores an event (`ignores` of its fixtures), when an actor fails
 * although the step did not ask for it, and when it addresses an actor that is not running.
 */
export function startRig<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  input: InputFrom<TMachine>,
  options: RigOptions = {},
) {
  const clock = new FlowClock();
  const effects: Effect[] = [];
  const reports: AnyEventObject[] = [];
  const emitted: AnyEventObject[] = [];
  const sent: { to: string; event: AnyEventObject }[] = [];
  const ignored: IgnoredEvent[] = [];
  const untaken: string[] = [];
  const failures: string[] = [];
  const declared = new Set<unknown>();

  const flowAt = (ref: ActorRefLike): Flow | undefined => {
    const parent = parentOf(ref);
    return parent ? flowAt(parent)?.children?.[srcOf(ref)] : flow;
  };
  const noteUntaken = ({ actorRef, event: { type }, snapshot }: InspectedMicrostepEvent) => {
    const at = snapshot as AnyMachineSnapshot;
    const states = ignoringStates(flowAt(actorRef), type, at);
    const path = pathOf(actorRef);
    if (states.length > 0) ignored.push({ path, event: type, states });
    else untaken.push(`${path || 'root'} takes no ${type} in ${JSON.stringify(at.value)}`);
  };

  const inspect = (event: InspectionEvent) => {
    options.inspect?.(event);
    if (event.type === '@xstate.actor') {
      (event.actorRef as AnyActorRef).on('*', (emission: AnyEventObject) => emitted.push(emission));
    } else if (event.type === '@xstate.action') {
      const { type, params } = event.action;
      if (!type.startsWith('xstate.') && !isReportOf(flow.machine, type)) {
        effects.push({ actor: pathOf(event.actorRef), type, params });
      }
    } else if (event.type === '@xstate.event') {
      if (isErrorEvent(event.event)) {
        if (!declared.has(event.event.error))
          failures.push(`${event.event.type}: ${String(event.event.error)}`);
      } else if (event.sourceRef !== undefined && !event.event.type.startsWith('xstate.')) {
        sent.push({ to: pathOf(event.actorRef), event: event.event });
      }
    } else if (event.type === '@xstate.microstep') {
      if (event._transitions.length === 0 && !unremarkable.test(event.event.type)) noteUntaken(event);
    }
  };

  const root = createActor(prepare(flow), { id: flow.machine.id, input, clock, inspect });
  hearReports(root, (event) => reports.push(event));
  root.subscribe({ error: (error) => failures.push(`root: ${String(error)}`) });

  const live = (): LiveActor[] => [
    { path: '', src: flow.machine.id, ref: root, flow: flow, parent: null },
    ...below(root, flow, ''),
  ];
  const find = (path: string): LiveActor => {
    const actor = live().find((candidate) => candidate.path === path);
    if (!actor)
      throw new Error(
        `No actor '${path}' is running; there are: ${live()
          .map((a) => a.path)
          .join(', ')}`,
      );
    return actor;
  };

  const step = (act: () => void) => {
    untaken.length = 0;
    act();
    if (failures.length > 0) throw new Error(failures.join('\n'));
    if (untaken.length > 0) throw new Error(untaken.join('\n'));
  };

  const sendTo = (path: string, event: AnyEventObject) => {
    const { ref } = find(path);
    const status = (ref.getSnapshot() as Snapshot<unknown>).status;
    if (status !== 'active') throw new Error(`'${path || 'root'}' is ${status} and handles no ${event.type}`);
    step(() => ref.send(event));
  };

  const outcomeOf = (actor: LiveActor, name: string): Outcome => {
    const named = (actor.parent?.fixtures.outcomes as Record<string, Record<string, Outcome>> | undefined)?.[
      actor.src
    ];
    const outcome = named?.[name];
    if (!outcome) throw new Error(`The fixtures have no outcome '${name}' of '${actor.src}'`);
    return outcome;
  };

  const settle = (path: string, outcome: string | Outcome) => {
    const actor = find(path);
    const ending = typeof outcome === 'string' ? outcomeOf(actor, outcome) : outcome;
    if ('reject' in ending) declared.add(ending.reject);
    if (!actor.flow) {
      step(() => actor.ref.send(settlement(ending)));
    } else {
      if (!('reject' in ending))
        throw new Error(`'${path}' is a real child chart: it can be made to fail, not to end`);
      step(() => actor.ref.send(crashWith(ending.reject)));
    }
  };

  const rig = {
    clock,
    /** Every call so far of an action that reaches outside the charts. */
    effects,
    /** The events that the root would have sent to its parent. */
    reports,
    /** The events that any actor emitted. */
    emitted,
    /** The events that any chart ignored, as listed in its fixtures. */
    ignored,
    /** The events that the charts sent to the actor at `path`. */
    sentTo: (path: string) => sent.filter(({ to }) => to === path).map(({ event }) => event),
    live,
    snapshot: () => root.getSnapshot() as SnapshotFrom<TMachine>,
    /** The persisted snapshot of the root and its children. */
    persisted: (): unknown => root.getPersistedSnapshot(),
    /** The snapshot of a child chart that actually runs. */
    child: (path: string): AnyMachineSnapshot => find(path).ref.getSnapshot() as AnyMachineSnapshot,
    /** The input of a deferred actor. */
    inputOf: (path: string): unknown => (find(path).ref.getSnapshot() as DeferredSnapshot).input,
    isRunning: (path: string) => live().some((actor) => actor.path === path),
    send: (event: EventFromLogic<TMachine>) => sendTo('', event),
    sendTo,
    /**
     * Ends a deferred actor, or crashes a child chart: with an outcome of the fixtures by name, or with a given one.
     */
    settle,
    advance: (ms: number) => step(() => clock.advance(ms)),
    effectsOf: (type: string) => effects.filter((effect) => effect.type === type),
    play(next: Step) {
      if ('tick' in next) rig.advance(next.tick);
      else if ('settle' in next) settle(next.settle, next.outcome ?? next.with);
      else sendTo(next.to, next.event);
    },
  };

  step(() => root.start());
  return rig;
}

export type Rig<TMachine extends AnyStateMachine = AnyStateMachine> = ReturnType<typeof startRig<TMachine>>;
