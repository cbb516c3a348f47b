import type { Account } from './entities';

/**
 * Whether a bill-pay account is waiting for approval: the server says so (Ext `status`), or it has neither `id` nor
 * `identifier` (D7.5).
 */
export const isPending = ({
  id,
  identifier,
  status,
}: Pick<Account, 'id' | 'identifier' | 'status'>): boolean =>
  status === 'pending' || (status === null && id === null && identifier === null);
