import { describe, expect, it } from 'vitest';
import { isPlainPath } from '../../../src/domain/addresses/safe-url';

describe('isPlainPath', () => {
  it.each([
    ['/', true],
    ['/legacy/new-booking', true],
    ['/legacy/%C3%A9', true],
    ['', false],
    ['x', false],
    ['/legacy/%2e%2e/x', false],
    ['/legacy/a%2Fb', false],
    ['/legacy/%', false],
    ['/legacy/a%00', false],
    ['/legacy/a\\b', false],
  ])('%s: %s', (path, isPlain) => {
    expect(isPlainPath(path)).toBe(isPlain);
  });
});
