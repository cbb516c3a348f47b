import { accountWrites } from './writes-account';
import { cardWrites } from './writes-cards';
import { deviceWrites } from './writes-devices';
import { factorWrites } from './writes-factors';
import { officeWrites, visitorWrites } from './writes-office';
import { premiumWrites } from './writes-premium';
import type { Write } from './write';

const keyed: readonly Write[] = [
  ...cardWrites,
  ...premiumWrites,
  ...accountWrites,
  ...deviceWrites,
  ...factorWrites,
  ...officeWrites,
  ...visitorWrites,
];

const keyless = (write: Write): readonly Write[] =>
  write.looks ? [{ ...write, name: `${write.name}, and the server knows no keys`, keyless: true }] : [];

/** These writes, and again without idempotency keys those that look for their result before they are sent again. */
export const andKeyless = (writes: readonly Write[]): readonly Write[] =>
  writes.flatMap((write) => [write, ...keyless(write)]);

/** Every write of the app. */
export const writes: readonly Write[] = andKeyless(keyed);

/**
 * The write with this name.
 *
 * @throws Error if there is none
 */
export const writeNamed = (name: string): Write => {
  const found = writes.find((write) => write.name === name);
  if (!found) throw new Error(`No write is called ${name}`);
  return found;
};
