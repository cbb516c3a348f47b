// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAppLink } from '../../../src/ui/app-link';
import { eventually } from '../../support/browser/eventually';
import { press, render, unmount } from './render';

afterEach(unmount);

function Screen() {
  const linkTo = useAppLink();
  return (
    <>
      <h2 id="cards" tabIndex={-1}>
        Cards
      </h2>
      <a {...linkTo('/#cards')}>To the cards</a>
    </>
  );
}

it('a link to a section scrolls there again if the address already names it', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history });
  await router.load();
  await render(<RouterProvider router={router} />);
  const link = document.querySelector('a') as HTMLElement;
  await press(link);
  await eventually(() => router.state.location.href).toBe('/#cards');
  link.focus();
  await press(link);
  expect(document.activeElement?.id).toBe('cards');
  expect(history.length).toBe(2);
});

it.each(['pointerover', 'focusin'])(
  'a link requests on %s the code of its screen, without navigating',
  async (intent) => {
    const preload = vi.fn(() => Promise.reject(new Error('No connection')));
    const pageAt = vi.fn(() => ({ preload }));
    const history = createMemoryHistory({ initialEntries: ['/'] });
    const context = { pageAt };
    const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history, context });
    await router.load();
    await render(<RouterProvider router={router} />);
    act(() => void document.querySelector('a')?.dispatchEvent(new Event(intent, { bubbles: true })));
    expect(pageAt).toHaveBeenCalledExactlyOnceWith('/#cards');
    expect(preload).toHaveBeenCalledTimes(1);
    expect(router.state.location.href).toBe('/');
  },
);
