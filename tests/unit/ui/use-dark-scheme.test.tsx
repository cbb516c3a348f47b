// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseAppearance } from '../../../src/platform/appearance';
import { useDarkScheme } from '../../../src/ui/use-dark-scheme';
import { render, unmount } from './render';

const Frame = () => (useDarkScheme() ? 'dark' : 'light');

const device = (dark: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: dark === media.includes('dark') }),
  );

const choose = (appearance: Parameters<typeof chooseAppearance>[0]) =>
  act(async () => {
    chooseAppearance(appearance);
    // Longer than a microtask, which a mutation is reported in.
    await new Promise((later) => setTimeout(later));
  });

afterEach(async () => {
  await unmount();
  chooseAppearance('system');
  vi.unstubAllGlobals();
});

describe('the frame of a provider', () => {
  it.each([
    ['light', false],
    ['dark', true],
  ])('is %s like the device, until the person chooses otherwise', async (like, dark) => {
    device(dark);
    await render(<Frame />);
    const shown = () => document.getElementById('root')?.textContent;
    expect(shown()).toBe(like);
    await choose(dark ? 'light' : 'dark');
    expect(shown()).toBe(dark ? 'light' : 'dark');
    await choose('system');
    expect(shown()).toBe(like);
  });
});
