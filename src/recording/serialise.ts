import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  AnyStateNode,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { branchesOf, keyOfTaken } from './branch-coverage';
import { contextRules, eventRules, inputRules, outcomeKinds } from './allow-list';
import type { LiveMessage, ShownFields } from './message';
import { markOf, shownFields } from './shown';

/** The names that a chart itself contains: of events, and of the actors that it invokes. */
type Vocabulary = {
  readonly events: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
};

type Snapshot = {
  readonly status?: string;
  readonly value?: StateValue;
  readonly tags?: ReadonlySet<string>;
  readonly context?: unknown;
};

/** What is known of an actor that runs a chart. */
type Known = {
  readonly number: number;
  readonly machine: AnyStateMachine;
  /** Events that were sent and are not handled yet. */
  readonly waiting: {
    readonly order: number;
    readonly event: AnyEventObject;
    readonly from: number | null;
  }[];
  branches: string[];
};

export type SerialiserOptions = {
  /** Counted by the collector; see `LiveMessage`. */
  readonly page: number;
  /** Ms since the page began. */
  readonly now: () => number;
};

const UNKNOWN_EVENT = '‹event›';
const UNKNOWN_ACTOR = '‹actor›';
const ofXState = new Set(['xstate.init', 'xstate.stop']);

const vocabularies = new WeakMap<object, Vocabulary>();

function vocabularyOf(machine: AnyStateMachine): Vocabulary {
  const known = vocabularies.get(machine);
  if (known) return known;
  const events = new Set<string>();
  const ids = new Set<string>();
  const sources = new Set<string>();
  const collect = (node: AnyStateNode): void => {
    for (const [trigger] of branchesOf(node)) events.add(trigger);
    for (const { id, src } of node.invoke) {
      ids.add(id);
      for (const end of ['done', 'error']) events.add(`xstate.${end}.actor.${id}`);
      if (typeof src === 'string') sources.add(src);
    }
    for (const child of Object.values(node.states) as AnyStateNode[]) collect(child);
  };
  collect(machine.root);
  const vocabulary = { events, ids, sources };
  vocabularies.set(machine, vocabulary);
  return vocabulary;
}

/** Detects a machine by its shape: the app's copy of XState may be another one. */
function machineOf(ref: ActorRefLike): AnyStateMachine | null {
  const { logic } = ref as { readonly logic?: { readonly root?: unknown; readonly id?: unknown } };
  const isMachine = typeof logic?.root === 'object' && typeof logic.id === 'string';
  return isMachine ? (logic as unknown as AnyStateMachine) : null;
}

/** The output of an actor: its `kind`, if it is a known one. */
function shownOutput(output: unknown): ShownFields[string] {
  const kind = typeof output === 'object' && output !== null && 'kind' in output ? output.kind : undefined;
  return typeof kind === 'string' && outcomeKinds.includes(kind) ? { kind } : markOf(output ?? null);
}

function shownEvent(
  machine: AnyStateMachine,
  event: AnyEventObject,
): ShownFields & { readonly type: string } {
  const { type, ...rest } = event;
  if (!ofXState.has(type) && !vocabularyOf(machine).events.has(type)) return { type: UNKNOWN_EVENT };
  if (type.startsWith('xstate.done.actor.')) return { type, output: shownOutput(rest['output']) };
  if (type.startsWith('xstate.')) return { type };
  const rules = Object.hasOwn(eventRules, type) ? eventRules[type] : undefined;
  return { ...shownFields(rest, rules), type };
}

const wordOf = (word: unknown, words: ReadonlySet<string>, otherwise: string): string =>
  typeof word === 'string' && words.has(word) ? word : otherwise;

/**
 * Converts XState's inspection events to what the review may know: of a chart its name and place, the types of its
 * events, the branches taken, state and tags; of payloads, inputs and contexts what `allow-list.ts` names; of
 * promises and callbacks that they exist, and how they end. Everything else is left out: a field that is not listed
 * is replaced by its kind, and an event or actor whose name is not in the chart is not named.
 *
 * @returns a function that returns the messages for each inspection event, mostly none; the first result announces a
 *   page
 */
export function createSerialiser({
  page,
  now,
}: SerialiserOptions): (event: InspectionEvent) => LiveMessage[] {
  const charts = new WeakMap<object, Known>();
  const numbers = new WeakMap<object, number>();
  let counted = 0;
  let order = 0;
  const stamp = () => ({ page, order: order++, at: Math.round(now()) });
  const numberOf = (ref: ActorRefLike): number => {
    const number = numbers.get(ref) ?? (counted += 1);
    numbers.set(ref, number);
    return number;
  };
  const rulesOf = <T>(rules: Readonly<Record<string, T>>, { id }: AnyStateMachine): T | undefined =>
    Object.hasOwn(rules, id) ? rules[id] : undefined;

  const made = (ref: AnyActorRef): LiveMessage => {
    const machine = machineOf(ref);
    const parent = ref._parent;
    const above = parent ? machineOf(parent) : null;
    const words = above ? vocabularyOf(above) : null;
    const number = numberOf(ref);
    if (machine) charts.set(ref, { number, machine, waiting: [], branches: [] });
    const { input } = (ref as unknown as { readonly options: { readonly input?: unknown } }).options;
    return {
      ...stamp(),
      kind: 'actor',
      actor: number,
      parent: parent ? numberOf(parent) : null,
      id: words ? wordOf(ref.id, words.ids, UNKNOWN_ACTOR) : '',
      src: words ? wordOf((ref as { readonly src?: unknown }).src, words.sources, UNKNOWN_ACTOR) : '',
      machine: machine?.id ?? null,
      input: machine ? shownFields(input, rulesOf(inputRules, machine)) : {},
    };
  };

  const taken = (chart: Known, event: AnyEventObject, snapshot: Snapshot): LiveMessage => {
    const { machine, waiting, branches, number } = chart;
    const place = waiting.findIndex((candidate) => candidate.event === event);
    const sent = waiting[place] ?? null;
    waiting.splice(0, place + 1);
    chart.branches = [];
    const now = stamp();
    return {
      ...now,
      order: sent?.order ?? now.order,
      kind: 'step',
      ended: now.order,
      actor: number,
      from: sent?.from ?? null,
      event: shownEvent(machine, event),
      branches,
      value: snapshot.value ?? '',
      tags: [...(snapshot.tags ?? [])],
      status: snapshot.status ?? 'active',
      context: shownFields(snapshot.context, rulesOf(contextRules, machine)),
    };
  };

  const serialise = (event: InspectionEvent): LiveMessage[] => {
    const { actorRef } = event;
    if (event.type === '@xstate.actor') return [made(actorRef as AnyActorRef)];
    const chart = charts.get(actorRef);
    if (!chart) return [];
    if (event.type === '@xstate.event') {
      const from = event.sourceRef === undefined ? null : numberOf(event.sourceRef);
      chart.waiting.push({ order: order++, event: event.event, from });
    } else if (event.type === '@xstate.microstep') {
      chart.branches.push(...event._transitions.flatMap((transition) => keyOfTaken(transition) ?? []));
    } else if (event.type === '@xstate.snapshot') {
      return [taken(chart, event.event, event.snapshot)];
    }
    return [];
  };

  return (event) => {
    const begun: LiveMessage[] = order === 0 ? [{ ...stamp(), kind: 'page' }] : [];
    return [...begun, ...serialise(event)];
  };
}
