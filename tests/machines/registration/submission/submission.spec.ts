import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import {
  selectCanRetry,
  selectFailure,
  selectIsBusy,
  selectIsCardOnly,
  selectIsIrreversible,
  selectProgress,
  type SubmissionProgress,
} from '../../../../machines/registration/submission/submission.selectors';
import { call } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { lostReplies } from './submission.lost';
import { posting } from './submission.posting';
import { threeDSecure } from './submission.three-d-secure';

type Snapshot = SnapshotFrom<typeof submissionMachine>;

const waits =
  (progress: SubmissionProgress) =>
  (snapshot: Snapshot): void => {
    expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([true, true]);
    expect([selectProgress(snapshot), selectCanRetry(snapshot)]).toEqual([progress, false]);
    expect(snapshot.context.request).not.toBeNull();
  };

/** The person can do something: press Finish, or Retry. */
const rests =
  ({ retry, cardOnly }: { readonly retry: boolean; readonly cardOnly: boolean }) =>
  (snapshot: Snapshot): void => {
    expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([false, false]);
    expect([selectProgress(snapshot), selectCanRetry(snapshot)]).toEqual([null, retry]);
    expect(selectIsCardOnly(snapshot)).toBe(cardOnly);
    if (retry || cardOnly) expect(selectFailure(snapshot)).not.toBeNull();
  };

const ends =
  (kind: 'completed' | 'postponed' | 'outcomeUnknown') =>
  (snapshot: Snapshot): void => {
    expect([snapshot.status, snapshot.output?.kind]).toEqual(['done', kind]);
  };

export const spec: FlowSpec<typeof submissionMachine> = {
  flow: flows.submission,
  person: ['submission.postponed', 'submission.retried'],
  waits: { submit: call, deleteCard: call, reconcile: call },
  invariants: {
    entering: rests({ retry: false, cardOnly: false }),
    posting(snapshot) {
      waits('sending')(snapshot);
      expect(snapshot.context.request?.intentId).toBeNull();
    },
    authenticating(snapshot) {
      waits('authenticating')(snapshot);
      expect(snapshot.context.request?.card).not.toBeNull();
      expect([1, 2]).toContain(snapshot.context.challenges);
      // Without a challenge only the confirmation is repeated, which names what the bank has allowed.
      if (snapshot.context.challenge === null) expect(snapshot.context.request?.intentId).not.toBeNull();
    },
    deletingCard(snapshot) {
      waits('removingCard')(snapshot);
      expect(snapshot.context.request?.card).not.toBeNull();
      expect(selectFailure(snapshot)).not.toBeNull();
    },
    deletingCardAgain: waits('removingCard'),
    cardOnly(snapshot) {
      rests({ retry: false, cardOnly: true })(snapshot);
      expect(snapshot.context.request?.card).not.toBeNull();
    },
    noResponse: (snapshot) => expect(snapshot.context.request).not.toBeNull(),
    reconciling(snapshot) {
      waits('checking')(snapshot);
      expect(snapshot.context.customer).not.toBeNull();
    },
    reconciliationFailed(snapshot) {
      rests({ retry: true, cardOnly: false })(snapshot);
      expect(selectFailure(snapshot)).toEqual({ kind: 'noResponse', checked: false });
    },
    retryable(snapshot) {
      rests({ retry: true, cardOnly: false })(snapshot);
      expect(selectFailure(snapshot)?.kind).toBe('noResponse');
    },
    completed: ends('completed'),
    postponed: ends('postponed'),
    outcomeUnknown(snapshot) {
      ends('outcomeUnknown')(snapshot);
      expect(snapshot.context.request).not.toBeNull();
    },
  },
  scenarios: { ...posting, ...threeDSecure, ...lostReplies },
};
