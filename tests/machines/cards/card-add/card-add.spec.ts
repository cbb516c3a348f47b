import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import {
  selectFailure,
  selectIsBroken,
  selectIsBusy,
  selectIsIrreversible,
} from '../../../../machines/cards/card-add/card-add.selectors';
import { call } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { closing } from './card-add.closing';
import { outcomes } from './card-add.outcomes';
import { posting } from './card-add.posting';
import { threeDSecure } from './card-add.three-d-secure';

type Snapshot = SnapshotFrom<typeof cardAddMachine>;

const waits =
  (irreversible: boolean) =>
  (snapshot: Snapshot): void =>
    expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([true, irreversible]);

const isIdle = (snapshot: Snapshot): void =>
  expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([false, false]);

export const spec: FlowSpec<typeof cardAddMachine> = {
  flow: flows['card-add'],
  own: ['broken', 'closed'],
  person: ['card.submitted', 'dialog.closed', 'nickname.edited'],
  waits: { addCard: call, findCard: call },
  invariants: {
    entering(snapshot) {
      isIdle(snapshot);
      expect(snapshot.context.added).toBeNull();
    },
    collectingToken(snapshot) {
      waits(false)(snapshot);
      expect([selectFailure(snapshot), snapshot.context.intentId]).toEqual([null, null]);
    },
    posting(snapshot) {
      waits(true)(snapshot);
      expect([snapshot.context.card, snapshot.context.attempt]).not.toContain(null);
      expect(snapshot.context.intentId).toBeNull();
    },
    authenticating(snapshot) {
      waits(true)(snapshot);
      expect([snapshot.context.challenge, snapshot.context.attempt]).not.toContain(null);
      expect([1, 2]).toContain(snapshot.context.challenges);
      expect(snapshot.context.intentId).toBeNull();
    },
    givingUp: (snapshot) =>
      expect([selectFailure(snapshot) === null, snapshot.context.attempt]).toEqual([false, null]),
    reconciling: waits(true),
    reconciliationFailed(snapshot) {
      isIdle(snapshot);
      expect(selectFailure(snapshot)).toEqual({ kind: 'noResponse', checked: false });
    },
    rechecking: waits(false),
    saved(snapshot) {
      expect(selectIsBusy(snapshot)).toBe(true);
      expect([selectFailure(snapshot), snapshot.context.attempt]).toEqual([null, null]);
    },
    findingAdded: (snapshot) =>
      expect([snapshot.context.mode, snapshot.context.added]).toEqual(['select', null]),
    broken(snapshot) {
      isIdle(snapshot);
      expect(selectIsBroken(snapshot)).toBe(true);
    },
    added: (snapshot) => expect(snapshot.status).toBe('done'),
    selected: (snapshot) => expect(snapshot.context.added).not.toBeNull(),
    closed: (snapshot) => expect(snapshot.status).toBe('done'),
  },
  scenarios: { ...posting, ...threeDSecure, ...outcomes, ...closing },
};
