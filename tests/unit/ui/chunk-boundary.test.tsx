// @vitest-environment happy-dom
import { act, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkBoundary } from '../../../src/ui/chunk-boundary';
import { ChunkFailure, lazyView } from '../../../src/ui/lazy-view';
import { button, press, render, unmount } from './render';

type Module = { readonly Part: (props: { readonly name: string }) => ReactNode };
const module: Module = { Part: ({ name }) => <p>{`The part of ${name}`}</p> };
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

const settled = () => new Promise<void>((done) => void setTimeout(done));

/** React tells the console of what a boundary has caught. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

// Without a connection nothing is asked for again by itself.
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

async function draw(load: () => Promise<Module>) {
  const View = lazyView(load, 'Part');
  const missing = vi.fn(View.forget);
  await render(
    <>
      <h1>The screen</h1>
      <ChunkBoundary onMissing={missing} fallback={(again) => <button onClick={again}>Again</button>}>
        <Suspense fallback="Loading">
          <View name="Aoife" />
        </Suspense>
      </ChunkBoundary>
    </>,
  );
  await act(settled);
  return { View, missing };
}

const shown = () => document.body.textContent;

describe('a lazy-loaded part of a screen', () => {
  it('is rendered once it has loaded, and loaded once', async () => {
    const load = vi.fn(() => Promise.resolve(module));
    const { View, missing } = await draw(load);
    expect(shown()).toBe('The screenThe part of Aoife');
    await View.preload();
    View.forget();
    await View.preload();
    expect(load).toHaveBeenCalledTimes(1);
    expect(missing).not.toHaveBeenCalled();
  });

  it('that does not arrive leaves the screen unchanged, and is not requested repeatedly', async () => {
    quiet();
    const load = vi.fn<() => Promise<Module>>(gone);
    const { missing } = await draw(load);
    expect(shown()).toBe('The screenAgain');
    expect(load).toHaveBeenCalledTimes(1);
    expect(missing).toHaveBeenCalledTimes(1);
  });

  it('is requested again by a press, and then rendered', async () => {
    quiet();
    const load = vi.fn<() => Promise<Module>>().mockImplementationOnce(gone).mockResolvedValue(module);
    await draw(load);
    await press(button('Again'));
    await act(settled);
    expect(shown()).toBe('The screenThe part of Aoife');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is prefetched again after a failed prefetch', async () => {
    const load = vi.fn<() => Promise<Module>>().mockImplementationOnce(gone).mockResolvedValue(module);
    const View = lazyView(load, 'Part');
    await expect(View.preload()).rejects.toBeInstanceOf(ChunkFailure);
    await View.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('any other failure in it', () => {
  it('reaches the error boundary of the screen', async () => {
    quiet();
    const broken: Module = {
      Part: () => {
        throw new Error('No text');
      },
    };
    await expect(draw(() => Promise.resolve(broken))).rejects.toThrow('No text');
  });
});
