// @vitest-environment happy-dom
import { act, Suspense, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyView } from '../../../src/ui/lazy-view';
import { render, unmount } from './render';

type Module = { readonly Part: () => ReactNode };
const module: Module = { Part: () => <p>The part</p> };
const shown = () => document.body.textContent;

afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

// React warns of the first fault alone: this file has no other test that could bring it about.
it('a view whose code comes while it is drawn, or was there before, says nothing to the console', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let arrive = (_module: Module): void => undefined;
  const Late = lazyView(() => new Promise<Module>((resolve) => (arrive = resolve)), 'Part');
  const Early = lazyView(() => Promise.resolve(module), 'Part');
  await render(
    <Suspense fallback="Loading">
      <Late />
    </Suspense>,
  );
  expect(shown()).toBe('Loading');
  await act(async () => {
    arrive(module);
    await Promise.resolve();
  });
  expect(shown()).toBe('The part');

  await Early.preload();
  await render(
    <Suspense fallback="Loading">
      <Early />
    </Suspense>,
  );
  expect(shown()).toBe('The part');
  expect(said.mock.calls).toEqual([]);
});
