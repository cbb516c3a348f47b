import { spec as legacyFrame } from './legacy-frame/legacy-frame.spec';

/** What the tests say of the flows of this area. */
export const specs = [legacyFrame] as const;
