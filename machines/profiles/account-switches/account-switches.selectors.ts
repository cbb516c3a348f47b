import type { SnapshotFrom } from 'xstate';
import type { accountSwitchesMachine } from './account-switches.machine';
import type { SwitchFailure } from './account-switches.types';

type Snapshot = SnapshotFrom<typeof accountSwitchesMachine>;

/**
 * How the switch of an account stands whatever the list says: as wished for while that waits or is under way, and as the
 * server has taken it until the list is read. `null`: as the list says.
 */
export const selectWished = ({ context }: Snapshot, accountId: string): boolean | null => {
  const { current, waiting, taken } = context;
  const known = [...taken, ...(current === null ? [] : [current]), ...waiting];
  return known.findLast((one) => one.accountId === accountId)?.active ?? null;
};

/** The account's wish waits, or its call is under way. */
export const selectIsUnderWay = ({ context: { current, waiting } }: Snapshot, accountId: string): boolean =>
  current?.accountId === accountId || waiting.some((wish) => wish.accountId === accountId);

/** Why the last press at the account changed nothing; the same object for as long as it is the same failure. */
export const selectSwitchFailure = (
  { context: { failures } }: Snapshot,
  accountId: string,
): SwitchFailure | null => failures.find(({ wish }) => wish.accountId === accountId) ?? null;
