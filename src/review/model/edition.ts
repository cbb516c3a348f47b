import type { Edition } from './diff';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChart = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.states) &&
  Array.isArray(value.branches) &&
  Array.isArray(value.delays);

/** Whether a value read from a file is charts and texts. */
export const isEdition = (value: unknown): value is Edition =>
  isRecord(value) && Array.isArray(value.charts) && value.charts.every(isChart) && isRecord(value.messages);
