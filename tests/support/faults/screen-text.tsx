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

/** The text of a part of the screen. */
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
