import { expect } from 'vitest';
import {
  selectApproval,
  selectDecline,
  selectHasFailed,
  selectIsBusy,
  selectIsDecided,
  selectIsDecidedMeanwhile,
  selectIsLoading,
  selectIsUnknown,
  selectRequest,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { asking, checking, refreshing, sending, type Machine } from './credit-request-decision.steps';

/** What holds in each state. */
export const invariants: FlowSpec<Machine>['invariants'] = {
  loading: (snapshot) => expect([selectIsLoading(snapshot), selectIsBusy(snapshot)]).toEqual([true, true]),
  unloaded: (snapshot) => expect(selectHasFailed(snapshot)).toBe(true),
  unknown: (snapshot) => expect(selectIsUnknown(snapshot)).toBe(true),
  pending(snapshot) {
    expect(selectRequest(snapshot)?.status).toBe('pending');
    expect([selectIsDecided(snapshot), selectApproval(snapshot), selectDecline(snapshot)]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  },
  approving: (snapshot) => expect(selectApproval(snapshot)).toBeDefined(),
  'approving.asking': asking,
  'approving.sending': sending,
  'approving.checking': checking,
  'approving.noResponse': asking,
  'approving.refreshing'(snapshot) {
    refreshing(snapshot);
    expect(selectRequest(snapshot)?.status).toBe('approved');
  },
  declining: (snapshot) => expect(selectDecline(snapshot)).toBeDefined(),
  'declining.asking': asking,
  'declining.sending': sending,
  'declining.checking': checking,
  'declining.noResponse': asking,
  'declining.refreshing'(snapshot) {
    refreshing(snapshot);
    expect(selectRequest(snapshot)?.status).toBe('declined');
  },
  decided(snapshot) {
    expect(selectIsDecided(snapshot)).toBe(true);
    expect(selectRequest(snapshot)?.status).not.toBe('pending');
  },
  'decided.found': (snapshot) => expect(selectIsDecidedMeanwhile(snapshot)).toBe(false),
  'decided.here': (snapshot) => expect(selectIsDecidedMeanwhile(snapshot)).toBe(false),
  'decided.meanwhile': (snapshot) => expect(selectIsDecidedMeanwhile(snapshot)).toBe(true),
};
