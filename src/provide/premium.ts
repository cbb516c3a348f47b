import { selectConfig, selectPremiumConfig } from '../../machines/app/app.selectors';
import type { PremiumConfig } from '../domain/entities';
import type { Environment } from './environment';

/** Premium's prices while it is offered, else `null` (decisions, section 3). */
export const premiumOffer = ({ app }: Environment): PremiumConfig | null => {
  const start = app().getSnapshot();
  return selectConfig(start)?.premiumEnabled === true ? selectPremiumConfig(start) : null;
};
