import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { onIntent, type Intent } from './intent';

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The part of the router's context that is used: how to preload the code of the screen at an address. */
type Knows = { readonly pageAt?: (path: string) => { readonly preload: () => Promise<unknown> } | null };

/**
 * Returns the props of a link to a path of this app: a real `href` for the browser, and client-side navigation for a
 * plain click. The screen's code is preloaded when the pointer or the focus is on the link. Outside a router (review,
 * tests) it is an ordinary link.
 *
 * @param path same-origin, already validated
 * @param keepsPlace `true` if a dialog opens over this screen, which then keeps its scroll position
 */
export function useAppLink(): (
  path: string,
  keepsPlace?: boolean,
) => Intent & {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
} {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null;
  const knows = router?.options.context as Knows | undefined;
  return (path, keepsPlace = false) => ({
    href: path,
    ...onIntent(async () => knows?.pageAt?.(path)?.preload()),
    onClick: (event) => {
      if (router === null || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      const { href, hash } = router.latestLocation;
      // The address does not change, so the router does not move the focus.
      if (href === path) document.getElementById(hash)?.focus();
      void router.navigate({ href: path, resetScroll: !keepsPlace });
    },
  });
}
