import { isDeepStrictEqual } from 'node:util';
import type { SubmissionEvent } from '../../../../machines/registration/submission/submission.types';
import { describeStep, type Path, type Step } from '../../../../src/review/play/flow';
import { findingsAt, findingsWhenCompleted, storedOf } from './submission-findings';
import { planOf, type Break, type Move } from './submission-plan';
import { startSubmission, type PlayedSubmission, type Stage } from './submission-player';
import type { World } from './submission-world';

const nameOfStep = (step: Step): string => {
  if (!('event' in step)) return describeStep(step);
  const { type, card } = step.event as SubmissionEvent & { readonly card?: unknown };
  if (type !== 'submission.requested') return type;
  return card === null ? 'pressed without a card' : 'pressed with a card';
};
/** A path as text. */
const nameOf = ({ input, steps }: Path): string => [input, ...steps.map(nameOfStep)].join(' → ');

const GOOD_CARD = '4242424242424242';
/** More moves than any path to the end needs. */
const MOST_MOVES = 12;

const retried: SubmissionEvent = { type: 'submission.retried' };
const requested: SubmissionEvent = {
  type: 'submission.requested',
  body: {},
  card: { token: 'card-token', last4: '4242', expMonth: 12, expYear: 2039 },
  key: 'press',
};

/** The next move in each state if everything succeeds from here on. */
const well = (withCard: boolean): Readonly<Record<string, Move>> => {
  const press: Move = { kind: 'press', number: withCard ? GOOD_CARD : null, refused: false };
  const submission: Move = {
    kind: 'submission',
    truth: 'completed',
    fate: 'answered',
    crashes: false,
    ordered: false,
  };
  const remove: Move = { kind: 'delete', fate: 'answered' };
  const retry: Move = { kind: 'send', event: retried };
  return {
    entering: press,
    cardOnly: press,
    posting: submission,
    confirming: submission,
    authenticating: {
      kind: 'challenge',
      ending: 'succeeded',
      contradicted: false,
      report: 'answered',
      crashes: false,
    },
    deletingCard: remove,
    deletingCardAgain: remove,
    reconciling: { kind: 'lists', fate: 'answered' },
    retryable: retry,
    reconciliationFailed: retry,
  };
};

/** Whether the person can do something now, or something is running that ends by itself. */
function hasWayOn({ ref }: PlayedSubmission): boolean {
  const snapshot = ref.getSnapshot();
  if (snapshot.status !== 'active') return snapshot.status === 'done';
  if (snapshot.hasTag('busy')) return Object.keys(snapshot.children).length > 0;
  return snapshot.can(retried) || snapshot.can(requested);
}

/** Plays paths of the submission's chart in a world, one after the other, each from the start. */
export function playerOf(world: World, stage: Omit<Stage, 'email'>) {
  const { backend, transport, provider, crashes } = world;
  const { executor } = backend.services;
  let plays = 0;

  async function startAnew(): Promise<void> {
    crashes.due.clear();
    provider.restart();
    transport.restart(world.cookies);
    transport.share('list', 'held');
    if (stage.customer === null) return;
    for (const table of ['held_profiles', 'subscriptions', 'credit_accounts'] as const)
      await executor.deleteFrom(table).where('user_id', '=', stage.customer).execute();
    await executor.deleteFrom('card_accounts').where('owner_id', '=', stage.customer).execute();
    await executor.deleteFrom('cards').where('user_id', '=', stage.customer).execute();
    const asBefore = { received_premium_discount: false, billing_address: null, company_name: null };
    await executor.updateTable('users').set(asBefore).where('id', '=', stage.customer).execute();
  }

  /** What the person lacks now. */
  function miss(played: PlayedSubmission): string[] {
    const body = played.ref.getSnapshot().context.request?.body ?? null;
    return [
      ...(hasWayOn(played) ? [] : ['there is no way on']),
      ...(isDeepStrictEqual(body, played.typed()) ? [] : ['something that was typed is lost']),
    ];
  }

  /** The violations at the backend now. */
  async function look(played: PlayedSubmission): Promise<string[]> {
    const { undeleted, unanswered } = played;
    const stored = await storedOf(backend, played.person());
    const { value: state } = played.state();
    const { calls } = transport;
    const { confirmed } = provider;
    return findingsAt(stored, { state, calls, confirmed, undeleted, unanswered });
  }

  /** Continues to the end with everything succeeding. Returns the violations there. */
  async function finish(played: PlayedSubmission): Promise<string[]> {
    for (let moves = 0; played.state().status === 'active'; moves += 1) {
      if (moves === MOST_MOVES) {
        const { failure } = played.ref.getSnapshot().context;
        return [`no way leads out of ${played.state().value}: ${JSON.stringify(failure)}`];
      }
      const { value, withCard } = played.state();
      // Nothing was sent yet, so only the card says more.
      const move = well(withCard || played.typed() === null)[value];
      if (!move) return [`nobody knows how to go on from ${value}`];
      await played.go(move);
    }
    const typed = played.typed();
    if (played.state().output !== 'completed' || typed === null) return [];
    const stored = await storedOf(backend, played.person());
    return findingsWhenCompleted(stored, typed, stage.customer === null);
  }

  return {
    /**
     * Plays a path step by step, then continues to the end.
     *
     * @returns the violations, with the path on which they occurred
     */
    async play(path: Path, breaks: Break): Promise<readonly string[]> {
      plays += 1;
      await startAnew();
      const { moments, moves } = planOf(path, breaks, plays);
      const played = startSubmission(world, {
        ...stage,
        email: world.newAddress(),
      });
      const found: string[] = [];
      try {
        for (const [index, move] of moves.entries()) {
          const expected = moments[index + 1];
          if (expected) await played.make(move, expected);
          found.push(...miss(played));
        }
        found.push(...(await look(played)));
        const visits = moves.filter(({ kind }) => kind === 'submission').length;
        const waiting = ['posting', 'confirming'].includes(played.state().value) ? 1 : 0;
        const sent = transport.calls.filter(
          ({ method, path: to }) => method === 'POST' && to.startsWith('/api/'),
        );
        if (sent.length > visits + waiting) found.push(`${sent.length} submissions were sent`);
        found.push(...(await finish(played)), ...(await look(played)));
      } catch (error) {
        found.push(String(error));
      } finally {
        played.stop();
      }
      return found.map((finding) => `${nameOf(path)} (${breaks}): ${finding}`);
    },
  };
}
