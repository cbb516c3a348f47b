import { Refusal } from './answers';
import type { Caller } from './caller';

/**
 * Refuses a write of an admin who only looks at a customer's account (D2.extensionGroups.lookOnly).
 *
 * @throws Refusal 403
 */
export function refuseLooking({ impersonation }: Caller): void {
  if (impersonation?.looksOnly === true)
    throw new Refusal(403, 'You are only looking at this account, so nothing was changed.');
}
