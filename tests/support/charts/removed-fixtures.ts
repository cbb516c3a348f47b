import type { Outcome } from '../../../machines/fixtures.types';
import type { Flow } from '../../../src/review/play/flow';
import { walk } from '../../../src/review/play/walker';

/** A flow without one of its fixtures: an outcome of an actor (`addCard saved`), or all variants of an event type. */
export type Poorer = { readonly without: string; readonly flow: Flow };

type Outcomes = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

/** One flow for each fixture that can be left out. */
export function poorerFlows(flow: Flow): readonly Poorer[] {
  const events = flow.fixtures.events as readonly { readonly type: string }[];
  const outcomes = flow.fixtures.outcomes as Outcomes;
  const poorer = (fixtures: object): Flow => ({ ...flow, fixtures: { ...flow.fixtures, ...fixtures } });
  return [
    ...[...new Set(events.map(({ type }) => type))].map((type) => ({
      without: type,
      flow: poorer({ events: events.filter((event) => event.type !== type) }),
    })),
    ...Object.entries(outcomes).flatMap(([src, named]) =>
      Object.keys(named).map((name) => ({
        without: `${src} ${name}`,
        flow: poorer({
          outcomes: {
            ...outcomes,
            [src]: Object.fromEntries(Object.entries(named).filter(([other]) => other !== name)),
          },
        }),
      })),
    ),
  ];
}

type Moment = { readonly value: unknown; readonly context: unknown; readonly output: unknown };

/** The result of a walk: how complete it is, and every state that it saw with its context. */
export type Seen = {
  /**
   * Branches, states and fixtures that were never reached, or why the walk failed. `npm run coverage:flows` fails if
   * there are any.
   */
  readonly lacking: readonly string[];
  readonly moments: ReadonlySet<string>;
};

export function seenOf(flow: Flow): Seen {
  const moments = new Set<string>();
  try {
    const { coverage, untried } = walk(flow, {
      onArrival(rig) {
        const { value, context, output } = rig.snapshot() as Moment;
        const effects = rig.effects.slice(-3).map(({ type, params }) => [type, params]);
        moments.add(JSON.stringify([value, context, output ?? null, effects]));
      },
    });
    return { lacking: [...coverage.missing(), ...untried], moments };
  } catch (error) {
    return { lacking: [String(error)], moments };
  }
}

/**
 * Whether a walk without the fixture misses a branch (`branch`), or only something visible to a person (`moment`).
 */
export function lossOf(whole: Seen, poorer: Flow): 'branch' | 'moment' | null {
  const seen = seenOf(poorer);
  if (seen.lacking.length > 0) return 'branch';
  return [...whole.moments].some((moment) => !seen.moments.has(moment)) ? 'moment' : null;
}
