import { joinAddress } from '../rules';
import type { StepValues } from './steps';

/** Value of a ticked checkbox. */
export const TICKED = 'yes';

export const valueOf = (values: StepValues, name: string): string => values[name] ?? '';
export const isTicked = (values: StepValues, name: string): boolean => values[name] === TICKED;

/** Joins the three lines of an address whose names share a prefix (`billing`, `company`). */
export const addressOf = (values: StepValues, prefix: 'billing' | 'company'): string =>
  joinAddress([
    valueOf(values, `${prefix}Street`),
    valueOf(values, `${prefix}Town`),
    valueOf(values, `${prefix}Eircode`),
  ]);
