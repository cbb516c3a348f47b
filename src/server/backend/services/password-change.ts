import type { UserRow } from '../storage/tables';
import type { Impersonation } from './sessions';

/** Whether somebody must change their password before they book; an admin who acts as them need not (D3.2). */
export const mustChangeFirst = (user: UserRow, impersonation: Impersonation | null): boolean =>
  user.must_change_password && impersonation === null;
