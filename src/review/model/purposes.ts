import { machineSources } from './machine-sources';
import { purposeOf } from './purpose';

/** What each flow is for, by its name. */
export const purposes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(machineSources).map(([flow, source]) => [flow, purposeOf(source)]),
);
