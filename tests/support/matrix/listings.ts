import {
  defaultSwitches,
  servedGroups,
  type ExtensionGroup,
} from '../../../src/server/backend/services/shared/switches';

/** The extension groups that the backend lists. */
export const listings = ['as started', 'all', 'none'] as const;
export type Listing = (typeof listings)[number];
export const groupsOf: Readonly<Record<Listing, readonly ExtensionGroup[]>> = {
  'as started': defaultSwitches.extensions,
  all: servedGroups,
  none: [],
};
