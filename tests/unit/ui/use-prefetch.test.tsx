// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePrefetch } from '../../../src/ui/use-prefetch';
import { lazyView } from '../../../src/ui/lazy-view';

const stops: (() => void)[] = [];
let asked: string[] = [];
let waiting: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  waiting = [];
  // Without a connection nothing is asked for again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The browser has nothing to do for a moment, and what that brings comes. */
const idle = () =>
  act(async () => {
    waiting.splice(0).forEach((run) => run());
    await new Promise<void>((done) => void setImmediate(done));
  });

const draws = (begin: () => void) =>
  act(async () => {
    begin();
    await new Promise<void>((done) => void setImmediate(done));
  });

/** A dialog whose code is there the moment it is asked for, from the `missing + 1`th time. */
function dialog(name: string, missing = 0) {
  let left = missing;
  const load = () => {
    asked.push(name);
    left -= 1;
    return left < 0 ? Promise.resolve({ Dialog: () => name }) : Promise.reject(new Error('no connection'));
  };
  return lazyView(load, 'Dialog');
}

/** A screen that tells whether the code of its dialogs is here. */
async function draw(...views: readonly ReturnType<typeof dialog>[]) {
  const Screen = () => (usePrefetch(views) ? 'here' : 'not yet');
  const place = document.createElement('div');
  const root = createRoot(place);
  const leave = () => act(() => root.unmount());
  stops.push(leave);
  await draws(() => root.render(<Screen />));
  return { says: () => place.textContent, leave };
}

it('requests one after another, each when the browser is idle', async () => {
  const { says } = await draw(dialog('add'), dialog('remove'));
  expect(asked).toEqual([]);
  await idle();
  expect(asked).toEqual(['add']);
  await idle();
  expect(asked).toEqual(['add', 'remove']);
  expect(says()).toBe('not yet');
  await idle();
  expect(says()).toBe('here');
});

it('requests nothing more once the screen is removed', async () => {
  const { leave } = await draw(dialog('add'), dialog('remove'));
  await idle();
  leave();
  await idle();
  expect(asked).toEqual(['add']);
});

it('does not retry a failed prefetch; it is requested again when needed', async () => {
  const add = dialog('add', 1);
  const { says } = await draw(add, dialog('remove'));
  await idle();
  await idle();
  expect(asked).toEqual(['add']);
  expect(says()).toBe('not yet');
  const shown = document.createElement('div');
  const root = createRoot(shown);
  stops.push(() => act(() => root.unmount()));
  const Add = add;
  await draws(() => root.render(<Add />));
  expect(shown.textContent).toBe('add');
});

it('requests nothing if the person saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { says } = await draw(dialog('add'));
  await idle();
  expect(asked).toEqual([]);
  expect(says()).toBe('not yet');
});

it('requests nothing if the browser does not support idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  await draw(dialog('add'));
  await idle();
  expect(asked).toEqual([]);
});
