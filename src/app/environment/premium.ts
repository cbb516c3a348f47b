import type { SnapshotFrom } from 'xstate';
import { selectConfig, selectPremiumConfig } from '../../../machines/app/app/app.selectors';
import type { PremiumConfig } from '../../domain/entities';
import type { AppSystem, Environment } from './environment';

/** Selects Premium's prices while it is offered, else `null` (D3.11). For `useSelector` on the app. */
export const selectPremiumOffer = (start: SnapshotFrom<AppSystem>): PremiumConfig | null =>
  selectConfig(start)?.premiumEnabled === true ? selectPremiumConfig(start) : null;

/** Returns Premium's prices while it is offered, else `null`. */
export const premiumOffer = ({ app }: Pick<Environment, 'app'>): PremiumConfig | null =>
  selectPremiumOffer(app().getSnapshot());
