import { Refusal } from './answers';

/** Whether a text contains U+0000, which PostgreSQL cannot store. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
};

/** @throws Refusal 400 if the body, path or query contains U+0000, which nobody can type */
export function requireStorableText(...parts: readonly unknown[]): void {
  if (parts.some(holdsNul)) throw new Refusal(400, 'An error occurred with your request');
}
