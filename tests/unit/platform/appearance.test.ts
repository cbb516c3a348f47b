// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appearanceOf } from '../../../src/domain/appearance';
import {
  chooseAppearance,
  chosenAppearance,
  followAppearance,
  watchAppearance,
} from '../../../src/platform/appearance';

const KEY = 'cabrank.appearance';
/** Another tab has kept or removed something. */
const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
const attribute = () => document.documentElement.getAttribute('data-appearance');
const metas = ['light', 'dark'].map((scheme) => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
  return meta;
});
const medias = () => metas.map((meta) => meta.getAttribute('media'));

beforeEach(() => document.head.append(...metas));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.removeAttribute('data-appearance');
  for (const meta of metas) meta.remove();
});

describe('the appearance', () => {
  it.each(['light', 'dark'] as const)('%s is shown at once and kept for the next visit', (chosen) => {
    chooseAppearance(chosen);
    expect([attribute(), chosenAppearance(), localStorage.getItem(KEY)]).toEqual([chosen, chosen, chosen]);
    document.documentElement.removeAttribute('data-appearance');
    followAppearance();
    expect(chosenAppearance()).toBe(chosen);
  });

  it('of the device leaves nothing behind', () => {
    chooseAppearance('dark');
    chooseAppearance('system');
    expect([attribute(), chosenAppearance(), localStorage.getItem(KEY)]).toEqual([null, 'system', null]);
  });

  it('sets the colour of the browser’s own bars', () => {
    chooseAppearance('dark');
    expect(medias()).toEqual(['not all', 'all']);
    chooseAppearance('light');
    expect(medias()).toEqual(['all', 'not all']);
    chooseAppearance('system');
    expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('holds until the page is left if storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
      removeItem: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
      clear: () => undefined,
    });
    followAppearance();
    expect(chosenAppearance()).toBe('system');
    chooseAppearance('dark');
    expect(chosenAppearance()).toBe('dark');
    chooseAppearance('system');
    expect(chosenAppearance()).toBe('system');
  });

  it('follows the other tabs of the browser', () => {
    followAppearance();
    localStorage.setItem(KEY, 'dark');
    tell('cabrank.other');
    expect(chosenAppearance()).toBe('system');
    tell(KEY);
    expect(chosenAppearance()).toBe('dark');
    localStorage.clear();
    tell(null);
    expect(chosenAppearance()).toBe('system');
  });

  it('is reported when it changes', async () => {
    const changed = vi.fn();
    const stop = watchAppearance(changed);
    chooseAppearance('dark');
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    stop();
    chooseAppearance('light');
    await Promise.resolve();
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each([null, undefined, '', 'blue', 'Dark'])('that is kept as %s is that of the device', (text) => {
    expect(appearanceOf(text)).toBe('system');
  });
});
