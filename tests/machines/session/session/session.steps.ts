import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import {
  selectIsChecking,
  selectIsSettled,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { USER_REFRESH_MS } from '../../../../src/domain/limits';
import type { FlowSpec, Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

export type SessionScenarios = FlowSpec<typeof sessionMachine>['scenarios'];
export type SessionStart = Start<typeof sessionMachine>;
export type SessionRig = Rig<typeof sessionMachine>;

/** Signed in as somebody, with what has been said about it forgotten. */
export const signedIn = (start: SessionStart, as: string): SessionRig => {
  const rig = start();
  rig.settle('readUser', as);
  rig.emitted.length = 0;
  rig.reports.length = 0;
  return rig;
};

export const isAsking = (snapshot: SnapshotFrom<typeof sessionMachine>): void => {
  expect([selectIsChecking(snapshot), selectIsSettled(snapshot)]).toEqual([true, false]);
  expect(selectUser(snapshot)).not.toBeNull();
};

/** What has been forgotten; whose the drafts are is said each time that it is known who is signed in. */
export const effects = (rig: SessionRig): string[] =>
  rig.effects.map(({ type }) => type).filter((type) => type !== 'claimDrafts');

/** A customer whose session has proved to be over; `found`: something typed is not sent yet. */
export const lost = (start: SessionStart, found: 'found' | 'nothing' | 'failed'): SessionRig => {
  const rig = signedIn(start, 'customer');
  rig.send({ type: 'unauthorized' });
  rig.settle('recheckUser', 'nobody');
  rig.settle('lookForInput', found);
  return rig;
};

/** Nobody is signed in, and nothing is known of whoever was. */
export const isForgotten = (rig: SessionRig): void => {
  expect(rig.snapshot().value).toBe('signedOut');
  expect(rig.snapshot().context).toMatchObject({
    user: null,
    reauthenticating: null,
    landing: null,
    premiumless: null,
  });
};

/** Signed in for half an hour, and back at the window. */
export const dueAndVisited = (start: SessionStart, as = 'customer'): SessionRig => {
  const rig = signedIn(start, as);
  rig.advance(USER_REFRESH_MS);
  rig.send({ type: 'session.visited', paying: false, at: 0 });
  return rig;
};
