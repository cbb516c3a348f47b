import { expect, it } from 'vitest';
import { slope } from '../../bench/statistics';

it('how steeply a page grows is not moved by samples far off', () => {
  expect(slope([5, 10, 15, 20, 25, 30], [5, 1440, 15, 20, 1455, 30])).toBe(1);
});
