import { spec as addPremium } from './add-premium.spec';

/** What the tests say of the flows of this area. */
export const specs = [addPremium] as const;
