// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createRemembered } from '../../../src/platform/remembered';

afterEach(() => localStorage.clear());

describe('what the browser remembers', () => {
  it('is there for the next visit, each thing by its name', () => {
    createRemembered(() => localStorage).keep('demo-banner');
    const next = createRemembered(() => localStorage);
    expect(next.has('demo-banner')).toBe(true);
    expect(next.has('another-banner')).toBe(false);
  });

  it('is nothing where storage is blocked, and asking or keeping does no harm', () => {
    const blocked = createRemembered(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    blocked.keep('demo-banner');
    expect(blocked.has('demo-banner')).toBe(false);
  });

  it('is nothing where storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const remembered = createRemembered(() => full);
    remembered.keep('demo-banner');
    expect(remembered.has('demo-banner')).toBe(false);
  });
});
