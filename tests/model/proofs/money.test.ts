import { describe, expect, it } from 'vitest';
import { cardToken } from '../../../machines/samples';
import type { CardAddContext, CardAddEvent } from '../../../machines/cards/card-add/card-add.types';
import type {
  SubmissionContext,
  SubmissionEvent,
  SubmissionInput,
} from '../../../machines/registration/submission/submission.types';
import type { Flow, Path } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { isWrongSomewhere, ledgerOf, walkedPaths } from '../../support/money/ledger';
import { findingsOfCardAdd } from '../../support/cards/card-add-money';
import { findingsOfSubmission } from '../../support/money/money-submission';
import { invertedGuards } from '../../support/charts/mutants/mutants';

/** Gives every press a key of its own. */
const pressedAnew = (path: Path, type: string): Path => ({
  ...path,
  steps: path.steps.map((step, index) =>
    'event' in step && step.event.type === type
      ? { ...step, event: { ...step.event, key: `key-${index}` } }
      : step,
  ),
});

const SECOND = 'pressed-again';
/** A path with a second press differs from one with the first. */
const isSecond = (key: string | undefined): boolean => key?.startsWith(SECOND) ?? false;

/** The same press once more, with another key: the first of these events is pressed a second time. */
const twoPresses = <Event extends { readonly type: string }>(events: readonly Event[], type: string) => {
  const first = events.find((event) => event.type === type);
  return first ? [...events, { ...first, key: SECOND }] : events;
};

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
        isSecond(context.request?.key),
      ],
    },
  }) as Flow;

/** The flow with one guard of its 3-D Secure chart inverted. */
const withBankInverted = (flow: Flow, guard: string): Flow => {
  const bank = flow.children?.['cardAuthentication'];
  const mutant = bank && invertedGuards(bank.provided).find(({ name }) => name === guard);
  if (!mutant) throw new Error(`The bank's check has no guard '${guard}'`);
  return {
    ...flow,
    children: { ...flow.children, cardAuthentication: { ...bank, provided: mutant.machine } },
  };
};

/** The card entry is a stub: it has its own walk, and here only its token matters. */
const cardAddFlow = (provided = cardAdd.provided): Flow =>
  ({
    ...cardAdd,
    provided,
    children: { cardAuthentication: cardAdd.children?.['cardAuthentication'] },
    fixtures: {
      ...cardAdd.fixtures,
      events: [
        ...twoPresses<CardAddEvent>(cardAdd.fixtures.events, 'card.submitted'),
        { type: 'token.received', card: cardToken },
        { type: 'token.refused' },
      ],
      distinguish: (context: CardAddContext) => [
        cardAdd.fixtures.distinguish?.(context),
        isSecond(context.attempt?.key),
        isSecond(context.pressKey),
      ],
    },
  }) as Flow;

const submissionFindings = (flow: Flow, path: Path): readonly string[] =>
  findingsOfSubmission(
    ledgerOf(flow, pressedAnew(path, 'submission.requested')),
    flow.fixtures.inputs[path.input] as SubmissionInput,
  );

const cardAddFindings = (flow: Flow, path: Path): readonly string[] =>
  findingsOfCardAdd(ledgerOf(flow, pressedAnew(path, 'card.submitted')));

describe('submission', () => {
  it('charges once per press, confirms once, and shows only true results, on every path', () => {
    const flow = submissionFlow();
    const paths = walkedPaths(flow);
    expect(paths.length).toBeGreaterThan(500);
    expect(paths.flatMap((path) => submissionFindings(flow, path)).slice(0, 5)).toEqual([]);
  });

  it.each(['isCustomer', 'isCommitted', 'isNotAuthenticated'])(
    'no longer does so if %s is inverted',
    (guard) => {
      const mutant = invertedGuards(submission.provided).find(({ name }) => name === guard);
      const flow = submissionFlow(mutant?.machine);
      expect(isWrongSomewhere(flow, (path) => submissionFindings(flow, path))).toBe(true);
    },
  );

  // If nobody is ever authenticated, the challenges are counted without limit.
  it.each(['isChallenged', 'isAuthenticated', 'isUnknown'])(
    'no longer does so if %s of the bank’s check is inverted',
    (guard) => {
      const flow = withBankInverted(submissionFlow(), guard);
      expect(isWrongSomewhere(flow, (path) => submissionFindings(flow, path))).toBe(true);
    },
  );
});

describe('card-add', () => {
  it('saves once per press, confirms once, and shows only true results, on every path', () => {
    const flow = cardAddFlow();
    const paths = walkedPaths(flow);
    expect(paths.length).toBeGreaterThan(500);
    expect(paths.flatMap((path) => cardAddFindings(flow, path)).slice(0, 5)).toEqual([]);
  });

  it.each(['isFound', 'isSaved'])('no longer does so if %s is inverted', (guard) => {
    const mutant = invertedGuards(cardAdd.provided).find(({ name }) => name === guard);
    const flow = cardAddFlow(mutant?.machine);
    expect(isWrongSomewhere(flow, (path) => cardAddFindings(flow, path))).toBe(true);
  });

  it.each(['isChallenged', 'isAuthenticated'])(
    'no longer does so if %s of the bank’s check is inverted',
    (guard) => {
      const flow = withBankInverted(cardAddFlow(), guard);
      expect(isWrongSomewhere(flow, (path) => cardAddFindings(flow, path))).toBe(true);
    },
  );
});
