import type { AnyActorRef } from 'xstate';
import type { Outcome } from '../../../machines/fixtures.types';
import { describePath, type Flow, type Path } from '../../../src/review/play/flow';
import { startRig, type LiveActor } from '../../../src/review/play/rig';
import { walk } from '../../../src/review/play/walker';

type Outcomes = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
type Ending = { readonly name: string; readonly outcome: Outcome };

/** What happened on a path, in order. */
export type Entry =
  | { readonly kind: 'told'; readonly event: { readonly type: string } & Readonly<Record<string, unknown>> }
  /** An actor was started with this input. `ended` is set once it has ended, unless it was stopped. */
  | { readonly kind: 'asked'; readonly src: string; readonly input: unknown; ended?: Ending }
  | { readonly kind: 'ended'; readonly asked: Asked; readonly ending: Ending }
  | { readonly kind: 'passed'; readonly ms: number };

export type Asked = Extract<Entry, { readonly kind: 'asked' }>;

export type Ledger = {
  readonly path: string;
  readonly entries: readonly Entry[];
  /** The maximum number of concurrent calls, including those of children. */
  readonly mostAtOnce: number;
  readonly effects: readonly string[];
  readonly status: string;
  readonly output: unknown;
};

/** Every path of a walk: to each distinguishable state, and one step further in every way. */
export function walkedPaths(flow: Flow): readonly Path[] {
  const paths = new Map<string, Path>();
  walk(flow, { onArrival: (_rig, path) => void paths.set(describePath(path), path) });
  return [...paths.values()];
}

class Found extends Error {}

/**
 * Whether some path of a walk has a violation. Stops at the first one, because a defective chart may count forever
 * and have no last state to walk to.
 */
export function isWrongSomewhere(flow: Flow, findings: (path: Path) => readonly string[]): boolean {
  try {
    walk(flow, {
      onArrival: (_rig, path) => {
        if (findings(path).length > 0) throw new Found();
      },
    });
  } catch (error) {
    if (error instanceof Found) return true;
    throw error;
  }
  return false;
}

/** Plays a path again and records the calls of the chart and its children, and the events that the chart received. */
export function ledgerOf(flow: Flow, path: Path): Ledger {
  const rig = startRig(flow, flow.fixtures.inputs[path.input] as never);
  const entries: Entry[] = [];
  const asked = new Map<AnyActorRef, Asked>();
  let mostAtOnce = 0;
  const outcomesOf = ({ parent, src }: LiveActor) =>
    (parent?.fixtures.outcomes as Outcomes | undefined)?.[src] ?? {};
  const endsByItself = (actor: LiveActor) =>
    Object.values(outcomesOf(actor)).some((outcome) => 'resolve' in outcome);
  const calls = () => rig.live().filter((actor) => !actor.flow && endsByItself(actor));
  const look = (): void => {
    const running = calls();
    mostAtOnce = Math.max(mostAtOnce, running.length);
    for (const { ref, src, path: at } of running) {
      if (asked.has(ref)) continue;
      const entry: Asked = { kind: 'asked', src, input: rig.inputOf(at) };
      asked.set(ref, entry);
      entries.push(entry);
    }
  };
  look();
  for (const step of path.steps) {
    if ('tick' in step) entries.push({ kind: 'passed', ms: step.tick });
    else if ('event' in step) {
      if (step.to === '') entries.push({ kind: 'told', event: step.event });
    } else {
      const actor = calls().find((one) => one.path === step.settle);
      const entry = actor && asked.get(actor.ref);
      const outcome = actor && outcomesOf(actor)[step.with];
      if (entry && outcome) {
        entry.ended = { name: step.with, outcome };
        entries.push({ kind: 'ended', asked: entry, ending: entry.ended });
      }
    }
    rig.play(step);
    look();
  }
  const snapshot = rig.snapshot() as { readonly status: string; readonly output: unknown };
  return {
    path: describePath(path),
    entries,
    mostAtOnce,
    effects: rig.effects.map(({ type }) => type),
    status: snapshot.status,
    output: snapshot.output,
  };
}

/** The `kind` of an actor's output; `crashed` if it has none. */
export const kindOf = ({ outcome }: Ending): string =>
  'resolve' in outcome ? String((outcome.resolve as { readonly kind?: unknown } | null)?.kind) : 'crashed';

/** The output of an actor that did not fail. */
export const answerOf = ({ outcome }: Ending): Readonly<Record<string, unknown>> =>
  'resolve' in outcome ? ((outcome.resolve ?? {}) as Readonly<Record<string, unknown>>) : {};
