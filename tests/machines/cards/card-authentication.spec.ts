import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { fixtures } from '../../../machines/cards/card-authentication/card-authentication.fixtures';
import type { cardAuthenticationMachine } from '../../../machines/cards/card-authentication/card-authentication.machine';
import { selectIsConfirming } from '../../../machines/cards/card-authentication/card-authentication.selectors';
import { everyday } from '../../../machines/samples';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { CHALLENGE_TIMEOUT_MS } from '../../../src/domain/limits';
import { call } from '../../support/charts/bounds';
import type { FlowSpec, Start } from '../../support/charts/flow-spec';

type Snapshot = SnapshotFrom<typeof cardAuthenticationMachine>;
type Authentication = Rig<typeof cardAuthenticationMachine>;

const { request } = fixtures.inputs.challenged;
const confirmation = fixtures.inputs.repeated.request;
const { intentId, key } = confirmation;

/** The bank has allowed it, and the confirmation is on its way. */
const confirming = (start: Start<typeof cardAuthenticationMachine>): Authentication => {
  const rig = start('challenged');
  rig.settle('runChallenge', 'succeeded');
  return rig;
};

/** Nothing was confirmed, and it has ended. */
const expectFailed = (rig: Authentication, failure: object): void => {
  expect(rig.live().map(({ path }) => path)).toEqual(['']);
  expect(rig.snapshot().output).toEqual({ kind: 'failed', failure });
};

const ends =
  (kind: 'answered' | 'failed' | 'noResponse') =>
  (snapshot: Snapshot): void =>
    expect([snapshot.status, snapshot.output?.kind]).toEqual(['done', kind]);

export const spec: FlowSpec<typeof cardAuthenticationMachine> = {
  flow: flows['card-authentication'],
  waits: { confirm: call },
  unplayed: 'It is played within card-add and submission.',
  invariants: {
    starting: (snapshot) => expect(snapshot.context.failure).toBeNull(),
    authenticating(snapshot) {
      expect(selectIsConfirming(snapshot)).toBe(false);
      expect([snapshot.context.challenge === null, snapshot.context.request]).toEqual([false, request]);
    },
    confirming(snapshot) {
      expect(selectIsConfirming(snapshot)).toBe(true);
      expect(snapshot.context.request).toEqual(confirmation);
    },
    answered: ends('answered'),
    failed(snapshot) {
      ends('failed')(snapshot);
      expect([snapshot.context.failure === null, snapshot.context.request]).toEqual([false, request]);
    },
    noResponse: ends('noResponse'),
  },
  scenarios: {
    'D4.6: there is one challenge, for the intent of the 402, and nothing is sent during it'(start) {
      const rig = start('challenged');
      expect(rig.live().map(({ path }) => path)).toEqual(['', 'runChallenge']);
      expect(rig.inputOf('runChallenge')).toEqual({ challenge: 'challenge-1' });
      rig.settle('runChallenge', 'succeeded');
      expect(rig.live().map(({ path }) => path)).toEqual(['', 'confirm']);
    },
    'S4.addingACard.2, S4.stepperSubmission.2, D2.9: then the request is sent again with the intent’s id and its own key'(
      start,
    ) {
      const rig = confirming(start);
      expect(rig.inputOf('confirm')).toEqual({ ...request, intentId: 'seti_1', key: 'press-1.seti_1' });
    },
    'the server’s response is passed on unchanged, whether or not the card is saved'(start) {
      for (const answer of [
        { kind: 'saved', card: everyday },
        { kind: 'refused', messages: ['Your card was declined.'], fields: {} },
        { kind: 'paymentRequired', challenge: 'challenge-2' },
      ]) {
        const rig = confirming(start);
        rig.settle('confirm', { resolve: answer });
        expect(rig.snapshot().output).toEqual({ kind: 'answered', answer, intentId, key });
      }
    },
    'S8.authenticationFailure, D4.8: a challenge that the bank declines, or the person closes, confirms nothing'(
      start,
    ) {
      for (const verdict of ['declined', 'abandoned'] as const) {
        const rig = start('challenged');
        rig.settle('runChallenge', verdict);
        expectFailed(rig, fixtures.outcomes.runChallenge[verdict].resolve);
      }
    },
    'a provider that cannot be reached, or fails, confirms nothing'(start) {
      for (const ending of ['unavailable', 'crashed']) {
        const rig = start('challenged');
        rig.settle('runChallenge', ending);
        expectFailed(rig, { kind: 'unavailable', message: null });
      }
    },
    'an unanswered challenge is given up at its time limit and not before'(start) {
      const rig = start('challenged');
      rig.advance(CHALLENGE_TIMEOUT_MS - 1);
      expect(rig.isRunning('runChallenge')).toBe(true);
      rig.advance(1);
      expectFailed(rig, { kind: 'timedOut' });
    },
    'D4.9: a confirmation without a response is not sent again here: its intent and key are reported, for a lookup'(
      start,
    ) {
      for (const ending of ['unknown', 'crashed']) {
        const rig = confirming(start);
        rig.settle('confirm', ending);
        expect(rig.live().map(({ path }) => path)).toEqual(['']);
        expect(rig.snapshot().output).toEqual({ kind: 'noResponse', intentId, key });
      }
    },
    'D4.9: a repeated confirmation is the same request, without another challenge'(start) {
      const rig = start('repeated');
      expect(rig.live().map(({ path }) => path)).toEqual(['', 'confirm']);
      expect(rig.inputOf('confirm')).toEqual(confirmation);
      rig.settle('confirm', 'unknown');
      expect(rig.snapshot().output).toEqual({ kind: 'noResponse', intentId, key });
    },
  },
};
