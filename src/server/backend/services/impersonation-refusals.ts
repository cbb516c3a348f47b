import { settings, type ImpersonationRefusal } from '../../../domain/settings';
import type { Caller } from '../http/caller';

/** Whether something is not for an admin who acts as a customer (D2.20). */
export const isRefusedTo = ({ impersonation }: Caller, what: ImpersonationRefusal): boolean =>
  impersonation !== null && settings.impersonation.refused.includes(what);
