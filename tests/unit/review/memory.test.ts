import { describe, expect, it } from 'vitest';
import {
  recallReviewer,
  recallScheme,
  rememberReviewer,
  rememberScheme,
} from '../../../src/review/site/memory';

function memory() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

const blocked = () => {
  throw new Error('Storage is blocked');
};

describe('the scheme of the review', () => {
  it('is that of the device until one is chosen, and the chosen one from then on', () => {
    const storage = memory();
    expect(recallScheme('dark', storage)).toBe('dark');
    rememberScheme('light', storage);
    expect(recallScheme('dark', storage)).toBe('light');
  });

  it('ignores what is no scheme', () => {
    const storage = memory();
    rememberScheme('sepia' as 'dark', storage);
    expect(recallScheme('light', storage)).toBe('light');
  });

  it('is that of the device where storage is blocked', () => {
    expect(() => rememberScheme('dark', blocked)).not.toThrow();
    expect(recallScheme('light', blocked)).toBe('light');
  });
});

describe('the name of a reviewer', () => {
  it('is remembered', () => {
    const storage = memory();
    expect(recallReviewer(storage)).toBe('');
    rememberReviewer('Ada', storage);
    expect(recallReviewer(storage)).toBe('Ada');
  });

  it('is empty where storage is blocked', () => {
    expect(() => rememberReviewer('Ada', blocked)).not.toThrow();
    expect(recallReviewer(blocked)).toBe('');
  });
});
