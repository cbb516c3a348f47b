import { expect } from 'vitest';
import type { cardEntryMachine } from '../../../../machines/cards/card-entry/card-entry.machine';
import type { FlowSpec, Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

export type CardEntryScenarios = FlowSpec<typeof cardEntryMachine>['scenarios'];
export type Entry = Rig<typeof cardEntryMachine>;

export const complete = {
  type: 'element.changed',
  change: { complete: true, empty: false, error: null },
} as const;
export const named = { type: 'cardholder.changed', name: 'Seán O’Brien-Ní Dhomhnaill' } as const;
export const ticked = { type: 'terms.changed', accepted: true } as const;
export const wanted = { type: 'token.requested' } as const;

export const filled = (start: Start<typeof cardEntryMachine>, input: string): Entry => {
  const rig = start(input);
  rig.settle('loadProvider', 'loaded');
  rig.send(complete);
  rig.send(named);
  if (input === 'registration') rig.send(ticked);
  return rig;
};
export const valid = (start: Start<typeof cardEntryMachine>): Entry => {
  const rig = filled(start, 'registration');
  rig.send(wanted);
  rig.settle('createToken', 'token');
  rig.reports.length = 0;
  return rig;
};

/** Everything that makes a token the token of something else. */
export const changes = [
  complete,
  named,
  ticked,
  { type: 'terms.changed', accepted: false },
  { type: 'price.changed' },
  { type: 'entry.cleared' },
] as const;

export const authorised = { type: 'wallet.authorised', authorisation: 'wallet-1' } as const;

/** The element is there, the terms are as given, nothing is entered. */
export const withWallet = (start: Start<typeof cardEntryMachine>, accepted = true): Entry => {
  const rig = start('registration');
  rig.settle('loadProvider', 'loaded');
  rig.send({ type: 'wallet.shown' });
  if (accepted) rig.send(ticked);
  return rig;
};
export const paid = (start: Start<typeof cardEntryMachine>): Entry => {
  const rig = withWallet(start);
  rig.send(authorised);
  rig.settle('createWalletToken', 'token');
  return rig;
};
export const givenUp = { actor: '', type: 'giveUpWallet', params: { authorisation: 'wallet-1' } };

export const isRefused = (rig: Entry) => {
  rig.reports.length = 0;
  rig.send(wanted);
  expect(rig.reports).toEqual([{ type: 'token.refused' }]);
  expect(rig.isRunning('createToken')).toBe(false);
};
