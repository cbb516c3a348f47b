import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { onIntent, type Intent } from './intent';

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** What the app's router knows of an address: how to fetch the code of its screen, and nothing else is done. */
type Knows = { readonly pageAt?: (path: string) => { readonly preload: () => Promise<unknown> } | null };

/**
 * The properties of a link to a path of this app: a real address for the browser, and a change of route for a plain
 * click, whose code is asked for once somebody is about to click. Outside a router (review, tests) it is an ordinary link.
 *
 * @param path same-origin, already checked
 * @param keepsPlace a dialog comes over this screen, which stays where it is scrolled to
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
      // The address does not change, so nothing else leads there.
      if (href === path) document.getElementById(hash)?.focus();
      void router.navigate({ href: path, resetScroll: !keepsPlace });
    },
  });
}
