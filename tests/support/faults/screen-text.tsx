import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UiProvider } from '../../../src/ui/ui-provider';

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

/** What stands on a part of the screen, as text. */
export const textOf = (node: ReactNode): string =>
  renderToStaticMarkup(
    <UiProvider>
      <RouterContextProvider router={router}>{node}</RouterContextProvider>
    </UiProvider>,
  )
    .replaceAll(/<style.*?<\/style>/gsu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
    .trim();
