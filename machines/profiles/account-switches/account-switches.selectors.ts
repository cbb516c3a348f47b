import type { SnapshotFrom } from 'xstate';
import type { accountSwitchesMachine } from './account-switches.machine';
import type { SwitchFailure } from './account-switches.types';

type Snapshot = SnapshotFrom<typeof accountSwitchesMachine>;

/**
 * The state that the switch of an account shows instead of the list's: the requested one while the change waits or is
 * in progress, and the accepted one until the list is read. `null`: as in the list.
 */
export const selectWished = ({ context }: Snapshot, accountId: string): boolean | null => {
  const { current, waiting, taken } = context;
  const known = [...taken, ...(current === null ? [] : [current]), ...waiting];
  return known.findLast((one) => one.accountId === accountId)?.active ?? null;
};

/** Whether the account's change is waiting or in progress. */
export const selectIsUnderWay = ({ context: { current, waiting } }: Snapshot, accountId: string): boolean =>
  current?.accountId === accountId || waiting.some((wish) => wish.accountId === accountId);

/** Why the last press for the account changed nothing. The reference stays the same for the same failure. */
export const selectSwitchFailure = (
  { context: { failures } }: Snapshot,
  accountId: string,
): SwitchFailure | null => failures.find(({ wish }) => wish.accountId === accountId) ?? null;
