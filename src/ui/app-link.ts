import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The properties of a link to a path of this app: a real address for the browser, and a change of route for a plain
 * click. Outside a router (review, tests) it is an ordinary link.
 *
 * @param path same-origin, already checked
 */
export function useAppLink(): (path: string) => {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
} {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null;
  return (path) => ({
    href: path,
    onClick: (event) => {
      if (router === null || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      const { href, hash } = router.latestLocation;
      // The address does not change, so nothing else leads there.
      if (href === path) document.getElementById(hash)?.focus();
      void router.navigate({ href: path });
    },
  });
}
