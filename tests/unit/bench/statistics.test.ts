import { expect, it } from 'vitest';
import { slope } from '../../bench/statistics';

it('the measured growth of a page is robust against outliers', () => {
  expect(slope([5, 10, 15, 20, 25, 30], [5, 1440, 15, 20, 1455, 30])).toBe(1);
});
