import { randomInt } from 'node:crypto';

const digits = (count: number): string => String(randomInt(10 ** (count - 1), 10 ** count));

/** Generates an account's reference: two letters of its name and a number. */
export function accountRef(name: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '');
  return `${letters.padEnd(2, 'X').slice(0, 2)}-${digits(7)}`;
}

/** Generates the number of a bill-pay account, which it gets on approval. */
export const billPayIdentifier = (): string => `BP-${digits(8)}`;
