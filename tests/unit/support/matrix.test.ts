import { describe, expect, it } from 'vitest';
import { everyCell, pairwise } from '../../support/matrix/matrix';

const matrix = {
  number: ['4242', '3155', '0002'],
  width: [390, 768, 1280],
  scheme: ['light', 'dark'],
} as const;

describe('a matrix', () => {
  it('has every combination once', () => {
    const cells = everyCell(matrix).map((cell) => JSON.stringify(cell));
    expect(cells).toHaveLength(18);
    expect(new Set(cells).size).toBe(18);
  });

  it('is sampled so that every pair of values still occurs', () => {
    const sample = pairwise(matrix);
    expect(sample.length).toBeLessThan(18);
    for (const number of matrix.number)
      for (const width of matrix.width)
        expect(sample.some((cell) => cell.number === number && cell.width === width)).toBe(true);
    for (const number of matrix.number)
      for (const scheme of matrix.scheme)
        expect(sample.some((cell) => cell.number === number && cell.scheme === scheme)).toBe(true);
    for (const width of matrix.width)
      for (const scheme of matrix.scheme)
        expect(sample.some((cell) => cell.width === width && cell.scheme === scheme)).toBe(true);
  });
});
