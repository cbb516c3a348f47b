import { selectIsConfirming } from '../../../../machines/cards/card-authentication/card-authentication.selectors';
import { selectCardAuthentication } from '../../../../machines/registration/submission/submission.selectors';
import type { SubmissionEvent } from '../../../../machines/registration/submission/submission.types';
import { describePath, type Path, type Step } from '../../../../src/review/play/flow';
import { flows } from '../../../../src/review/flows';
import { startRig } from '../../../../src/review/play/rig';
import type { Fate } from './submission-transport';
import { walk } from '../../../../src/review/play/walker';

const flow = flows.submission;

/** What the server does with a submission once it receives it. */
export type Truth = 'completed' | 'paymentRequired' | 'cardRefused' | 'refused';

/** Where a connection breaks if both are possible: the request or the response is lost. */
export type Break = 'neverArrived' | 'answerLost';

/** An action in the world that makes the chart take one step of a path. */
export type Move =
  /**
   * Finish is pressed, with a card of this number if there is one. `refused`: with something that the server refuses.
   */
  | { readonly kind: 'press'; readonly number: string | null; readonly refused: boolean }
  | { readonly kind: 'send'; readonly event: SubmissionEvent }
  | {
      readonly kind: 'submission';
      readonly truth: Truth;
      readonly fate: Exclude<Fate, object>;
      readonly crashes: boolean;
      /** Only a sandbox setting makes the server refuse it. */
      readonly ordered: boolean;
    }
  | {
      readonly kind: 'challenge';
      readonly ending: 'succeeded' | 'failed' | 'canceled';
      /** The provider's server contradicts its browser part. */
      readonly contradicted: boolean;
      readonly report: Exclude<Fate, object>;
      readonly crashes: boolean;
    }
  | { readonly kind: 'delete'; readonly fate: Exclude<Fate, object> }
  | { readonly kind: 'lists'; readonly fate: 'answered' | 'neverArrived' }
  | { readonly kind: 'tick'; readonly ms: number };

/** The state of the chart at one moment, as far as it can be compared with the real one. */
export type Moment = {
  /** Its state; `confirming` if the bank's check has come so far. */
  readonly value: string;
  readonly status: string;
  readonly failure: unknown;
  readonly endpoint: 'profile' | 'card' | null;
  readonly withCard: boolean;
  readonly confirms: boolean;
  readonly challenges: number;
  readonly output: string | null;
};

type Snapshot = ReturnType<(typeof flow.provided)['getInitialSnapshot']>;

/** The chart's state; `confirming` once the bank's check has succeeded. */
function placeOf(snapshot: Snapshot): string {
  const authentication = selectCardAuthentication(snapshot)?.getSnapshot();
  return authentication && selectIsConfirming(authentication) ? 'confirming' : snapshot.value;
}

export const momentOf = (snapshot: Snapshot): Moment => {
  const { status, context, output } = snapshot;
  return {
    value: placeOf(snapshot),
    status,
    failure: context.failure?.kind === 'noResponse' ? context.failure : (context.failure?.kind ?? null),
    endpoint: context.request?.endpoint ?? null,
    withCard: (context.request?.card ?? null) !== null,
    confirms: (context.request?.intentId ?? null) !== null,
    challenges: context.challenges,
    output: output?.kind ?? null,
  };
};

/** Plays the chart without a world: the state after each step of a path; the first is the initial one. */
function momentsOf({ input, steps }: Path): readonly Moment[] {
  const rig = startRig(flow, flow.fixtures.inputs[input] as never);
  return [
    momentOf(rig.snapshot()),
    ...steps.map((step) => {
      rig.play(step);
      return momentOf(rig.snapshot());
    }),
  ];
}

/** Every path that a walk of the chart takes: to each distinguishable state, and one step further in every way. */
export function generatedPaths(): readonly Path[] {
  const paths = new Map<string, Path>();
  walk(flow, {
    onArrival: (_rig, path) => void paths.set(describePath(path), path),
    // Nothing in the world makes a chart fail.
    allows: (step) => !('settle' in step && step.settle === 'cardAuthentication'),
  });
  return [...paths.values()];
}

const finals: readonly string[] = [
  'completed',
  'paymentRequired',
  'cardRefused',
  'refused',
] satisfies Truth[];
const isFinal = (outcome: string): outcome is Truth => finals.includes(outcome);

/** One submission with all its repetitions: a press of Finish, or the confirmation after a challenge. */
type Round = { readonly confirms: boolean; readonly withCard: boolean; readonly steps: readonly Step[] };

const CONFIRM = 'cardAuthentication/confirm';

const outcomesIn = (steps: readonly Step[], ...actors: readonly string[]): readonly string[] =>
  steps.flatMap((step) => ('settle' in step && actors.includes(step.settle) ? [step.with] : []));
const verdictsIn = (steps: readonly Step[]): readonly string[] =>
  outcomesIn(steps, 'reconcile').filter((verdict) => verdict !== 'offline');

function truthOf({ confirms, withCard, steps }: Round, breaks: Break): Truth {
  const said = outcomesIn(steps, 'postSubmission', CONFIRM).find(isFinal);
  if (said) return said;
  const verdicts = verdictsIn(steps);
  // Nothing is in the lists: the request never arrived, or its effect is not visible there.
  if (verdicts.includes('committed') || !verdicts.includes('missing') || breaks === 'neverArrived')
    return 'completed';
  if (confirms) return 'cardRefused';
  return withCard ? 'paymentRequired' : 'refused';
}

function fateOf(truth: Truth, later: readonly Step[], breaks: Break): Break {
  const verdicts = verdictsIn(later);
  if (verdicts[0] === 'committed') return 'answerLost';
  return truth === 'completed' && verdicts.includes('missing') ? 'neverArrived' : breaks;
}

/** Test numbers by the result of the first submission with them. If there are several, the paths alternate. */
const numbers: Readonly<Record<Truth, readonly string[]>> = {
  completed: ['4242424242424242', '5555555555554444'],
  refused: ['4242424242424242'],
  paymentRequired: ['4000002500003155', '4000002760003184', '4000000000003220'],
  cardRefused: ['4000000000000341', '4000000000000002'],
};
const REFUSED_AFTER_CHALLENGE = '4000008400001629';

export type Plan = { readonly moments: readonly Moment[]; readonly moves: readonly Move[] };

/**
 * How to play a path of the chart against the real backend. What the server does is derived from the path, including
 * later responses to a repeated request.
 *
 * @param turn selects one of several test numbers
 */
export function planOf(path: Path, breaks: Break, turn: number): Plan {
  const moments = momentsOf(path);
  const starts = (index: number): boolean =>
    moments[index + 1]?.value === 'posting' && ['entering', 'cardOnly'].includes(moments[index]?.value ?? '');
  const confirmsAfter = (index: number): boolean =>
    moments[index]?.value === 'authenticating' && moments[index + 1]?.value === 'confirming';

  /** The round of each step. A press starts one, a successful challenge the next. */
  let current = 0;
  const numbersOfRounds = path.steps.map((_, index) => {
    if (starts(index) || (index > 0 && confirmsAfter(index - 1))) current += 1;
    return current;
  });
  const roundAt = (number: number): Round => {
    const first = numbersOfRounds.indexOf(number);
    return {
      confirms: first > 0 && confirmsAfter(first - 1),
      withCard: moments[first + 1]?.withCard ?? false,
      steps: path.steps.filter((_, index) => numbersOfRounds[index] === number),
    };
  };
  const truthAt = (number: number): Truth => truthOf(roundAt(number), breaks);
  /** The result of the confirmation that follows a round; null if there is none. */
  const confirmedAs = (number: number): Truth | null => {
    const next = roundAt(number + 1);
    return next.steps.length > 0 && next.confirms ? truthAt(number + 1) : null;
  };

  const press = (withCard: boolean, index: number): Move => {
    const round = numbersOfRounds[index] ?? 0;
    const good = numbers.completed[0] ?? null;
    if (!starts(index)) return { kind: 'press', number: withCard ? good : null, refused: false };
    const truth = truthAt(round);
    const choice = numbers[truth];
    const refusedLater = truth === 'paymentRequired' && confirmedAs(round) === 'cardRefused';
    const number = refusedLater ? REFUSED_AFTER_CHALLENGE : (choice[turn % choice.length] ?? null);
    return { kind: 'press', number: withCard ? number : null, refused: truth === 'refused' };
  };

  const submission = (outcome: string, index: number): Move => {
    const number = numbersOfRounds[index] ?? 0;
    const round = roundAt(number);
    const truth = truthAt(number);
    const later = path.steps.filter((_, at) => at > index && numbersOfRounds[at] === number);
    return {
      kind: 'submission',
      truth,
      fate: isFinal(outcome) ? 'answered' : fateOf(truth, later, breaks),
      crashes: outcome === 'crashed',
      ordered: truth === 'refused' && (round.confirms || moments[index]?.endpoint === 'card'),
    };
  };

  const challenge = (outcome: string, index: number): Move => {
    const round = numbersOfRounds[index] ?? 0;
    const ending = outcome === 'declined' ? 'failed' : outcome === 'abandoned' ? 'canceled' : 'succeeded';
    return {
      kind: 'challenge',
      ending,
      // After a first challenge a test number causes it.
      contradicted: roundAt(round).confirms && confirmedAs(round) === 'cardRefused',
      report: outcome === 'unavailable' ? breaks : 'answered',
      crashes: outcome === 'crashed',
    };
  };

  const moveOf = (step: Step, index: number): Move => {
    if ('tick' in step) return { kind: 'tick', ms: step.tick };
    if ('event' in step) {
      const event = step.event as SubmissionEvent;
      if (event.type === 'submission.requested') return press(event.card !== null, index);
      return { kind: 'send', event };
    }
    switch (step.settle) {
      case 'postSubmission':
      case CONFIRM:
        return submission(step.with, index);
      case 'cardAuthentication/runChallenge':
        return challenge(step.with, index);
      case 'reconcile':
        return { kind: 'lists', fate: step.with === 'offline' ? 'neverArrived' : 'answered' };
      default:
        return { kind: 'delete', fate: step.with === 'deleted' ? 'answered' : breaks };
    }
  };
  return { moments, moves: path.steps.map(moveOf) };
}
