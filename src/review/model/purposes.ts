import { machineSources } from './machine-sources';
import { purposeOf } from './purpose';

/** The purpose of each flow, by its name. */
export const purposes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(machineSources).map(([flow, source]) => [flow, purposeOf(source)]),
);
