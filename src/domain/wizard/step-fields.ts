import { joinAddress } from '../rules';
import type { StepValues } from './steps';

/** A ticked box. */
export const TICKED = 'yes';

export const valueOf = (values: StepValues, name: string): string => values[name] ?? '';
export const isTicked = (values: StepValues, name: string): boolean => values[name] === TICKED;

/** The address of three lines whose names begin alike (`billing`, `company`), as one text. */
export const addressOf = (values: StepValues, prefix: 'billing' | 'company'): string =>
  joinAddress([
    valueOf(values, `${prefix}Street`),
    valueOf(values, `${prefix}Town`),
    valueOf(values, `${prefix}Eircode`),
  ]);
