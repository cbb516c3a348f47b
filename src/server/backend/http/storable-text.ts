import { Refusal } from './answers';

/** Whether a text holds U+0000, which no text of the database can. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
};

/** @throws Refusal 400 for a call that no person can have typed: with U+0000 in its body, path or query */
export function requireStorableText(...parts: readonly unknown[]): void {
  if (parts.some(holdsNul)) throw new Refusal(400, 'An error occurred with your request');
}
