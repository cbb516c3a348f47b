import { expect, it } from 'vitest';
import { randomId } from '../../../src/domain/random-id';

it('an id is 128 bits in hexadecimal, and different each time', () => {
  const ids = Array.from({ length: 100 }, () => randomId());
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(ids).size).toBe(100);
  expect(new Set(ids.join('')).size).toBe(16);
});
