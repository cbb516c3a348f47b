import { describe, expect, it } from 'vitest';
import type { CardAddContext, CardAddEvent } from '../../../machines/card-add/card-add.types';
import type {
  SubmissionContext,
  SubmissionEvent,
  SubmissionInput,
} from '../../../machines/submission/submission.types';
import type { Flow, Path } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/play/flows';
import { ledgerOf, walkedPaths } from '../../support/ledger';
import { findingsOfCardAdd } from '../../support/money-card-add';
import { findingsOfSubmission } from '../../support/money-submission';
import { invertedGuards } from '../../support/mutants';

/** Every press has a key of its own, and a second press is another path than the first. */
const pressedAnew = (path: Path, type: string): Path => ({
  ...path,
  steps: path.steps.map((step, index) =>
    'event' in step && step.event.type === type
      ? { ...step, event: { ...step.event, key: `key-${index}` } }
      : step,
  ),
});

const twoPresses = <Event extends { readonly type: string }>(events: readonly Event[], type: string) =>
  events.flatMap((event): Event[] =>
    event.type === type
      ? [event, { ...event, key: `${(event as unknown as { key: string }).key}-again` }]
      : [event],
  );

const { submission, 'card-add': cardAdd } = flows;

const submissionFlow = (provided = submission.provided): Flow =>
  ({
    ...submission,
    provided,
    fixtures: {
      ...submission.fixtures,
      events: twoPresses<SubmissionEvent>(submission.fixtures.events, 'submission.requested'),
      distinguish: (context: SubmissionContext) => [
        submission.fixtures.distinguish?.(context),
        context.request?.key ?? null,
      ],
    },
  }) as Flow;

const cardAddFlow = (provided = cardAdd.provided): Flow =>
  ({
    ...cardAdd,
    provided,
    fixtures: {
      ...cardAdd.fixtures,
      events: twoPresses<CardAddEvent>(cardAdd.fixtures.events, 'card.submitted').filter(
        (event) => event.type !== 'nickname.edited',
      ),
      distinguish: (context: CardAddContext) => [
        cardAdd.fixtures.distinguish?.(context),
        context.attempt?.key ?? null,
      ],
    },
  }) as Flow;

const ofSubmission = (flow: Flow): readonly string[] =>
  walkedPaths(flow).flatMap((path) =>
    findingsOfSubmission(
      ledgerOf(flow, pressedAnew(path, 'submission.requested')),
      flow.fixtures.inputs[path.input] as SubmissionInput,
    ),
  );

const ofCardAdd = (flow: Flow): readonly string[] =>
  walkedPaths(flow).flatMap((path) => findingsOfCardAdd(ledgerOf(flow, pressedAnew(path, 'card.submitted'))));

/** What the rules say of a chart that is wrong; a walk that fails because of it says so, too. */
const orFailure = (look: () => readonly string[]): readonly string[] => {
  try {
    return look();
  } catch (error) {
    return [String(error)];
  }
};

describe('submission', () => {
  it('charges once for each press, confirms once, and shows only what is true, on every path', () => {
    const flow = submissionFlow();
    expect(walkedPaths(flow).length).toBeGreaterThan(500);
    expect(ofSubmission(flow)).toEqual([]);
  });

  it.each(['isCustomer', 'isCommitted', 'isAuthenticated', 'isCompleted', 'isConfirmation', 'isRepeatable'])(
    'does not any more when %s answers the opposite',
    (guard) => {
      const mutant = invertedGuards(submission.provided).find(({ name }) => name === guard);
      expect(orFailure(() => ofSubmission(submissionFlow(mutant?.machine)))).not.toEqual([]);
    },
  );
});

describe('card-add', () => {
  it('saves once for each press, confirms once, and shows only what is true, on every path', () => {
    const flow = cardAddFlow();
    expect(walkedPaths(flow).length).toBeGreaterThan(500);
    expect(ofCardAdd(flow)).toEqual([]);
  });

  it.each(['isFound', 'isAuthenticated', 'isPaymentRequired', 'isSaved'])(
    'does not any more when %s answers the opposite',
    (guard) => {
      const mutant = invertedGuards(cardAdd.provided).find(({ name }) => name === guard);
      expect(orFailure(() => ofCardAdd(cardAddFlow(mutant?.machine)))).not.toEqual([]);
    },
  );
});
