import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAIN_HEADING_ID } from '../ui/focus-heading';

/**
 * After the address has led to another screen the focus goes to its heading, so that it is read out and Tab starts
 * there; or to the heading of the section that the address names. The first screen of a visit leaves the focus alone: the page's own start is the right place.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !(pathChanged || hashChanged)) return;
        const section = toLocation.hash === '' ? null : document.getElementById(toLocation.hash);
        const heading = pathChanged ? document.getElementById(MAIN_HEADING_ID) : null;
        (section ?? heading)?.focus();
      }),
    [router],
  );
}
