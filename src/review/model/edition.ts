import type { Edition } from './diff';
import { isRecord } from './is-record';

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isState = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  [value.tags, value.entry, value.exit].every(areTexts) &&
  Array.isArray(value.invokes) &&
  value.invokes.every(isRecord);

const isBranch = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.source === 'string' &&
  isRecord(value.trigger) &&
  [value.targets, value.actions].every(areTexts);

const isChart = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.states) &&
  value.states.every(isState) &&
  Array.isArray(value.branches) &&
  value.branches.every(isBranch) &&
  Array.isArray(value.delays);

/** Whether a value read from a file is charts and texts. */
export const isEdition = (value: unknown): value is Edition =>
  isRecord(value) && Array.isArray(value.charts) && value.charts.every(isChart) && isRecord(value.messages);
