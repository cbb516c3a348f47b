// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createRemembered } from '../../../src/platform/remembered';

afterEach(() => localStorage.clear());

describe('remembered settings', () => {
  it('are kept for the next visit, each by its name', () => {
    createRemembered(() => localStorage).keep('demo-banner');
    const next = createRemembered(() => localStorage);
    expect(next.has('demo-banner')).toBe(true);
    expect(next.has('another-banner')).toBe(false);
  });

  it('are forgotten individually', () => {
    const remembered = createRemembered(() => localStorage);
    remembered.keep('demo-banner');
    remembered.keep('another-banner');
    remembered.forget('demo-banner');
    expect([remembered.has('demo-banner'), remembered.has('another-banner')]).toEqual([false, true]);
  });

  it('are empty if storage is blocked, without errors', () => {
    const blocked = createRemembered(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    blocked.keep('demo-banner');
    blocked.forget('demo-banner');
    expect(blocked.has('demo-banner')).toBe(false);
  });

  it('are empty if storage is full', () => {
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
