import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAIN_HEADING_ID } from '../ui/focus-heading';

/**
 * After the address has led to another screen the focus goes to its heading, so that it is read out and Tab starts
 * there. The first screen of a visit leaves the focus alone: the page's own start is the right place.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.getElementById(MAIN_HEADING_ID)?.focus();
      }),
    [router],
  );
}
