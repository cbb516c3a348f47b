import { banners } from '#messages/app/banners';
import type { User } from '../../../domain/entities';
import { settings, type ImpersonationRefusal } from '../../../domain/settings';
import { customerName } from './customer-name';

/**
 * Returns why an admin who acts for a customer may not do something (setting `impersonation.refused`, D2.20).
 *
 * @returns `null` if this person may do it
 */
export function impersonationRefusal(user: User | null, what: ImpersonationRefusal): string | null {
  if (!user?.impersonation || !settings.impersonation.refused.includes(what)) return null;
  return banners.refused[what]({ name: customerName(user) });
}
