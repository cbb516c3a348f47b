import { describe, expect, it } from 'vitest';
import {
  recallPanelShare,
  recallReviewer,
  recallScheme,
  rememberPanelShare,
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

describe('the width of the panel', () => {
  it('is remembered', () => {
    const storage = memory();
    expect(recallPanelShare(storage)).toBeNull();
    rememberPanelShare(41.5, storage);
    expect(recallPanelShare(storage)).toBe(41.5);
  });

  it.each(['', 'wide', '-3', '0', '100', 'NaN'])('ignores %j', (kept) => {
    const storage = memory();
    storage().setItem('cabrank.review.panel-share', kept);
    expect(recallPanelShare(storage)).toBeNull();
  });

  it('is the usual one where storage is blocked', () => {
    expect(() => rememberPanelShare(30, blocked)).not.toThrow();
    expect(recallPanelShare(blocked)).toBeNull();
  });
});
