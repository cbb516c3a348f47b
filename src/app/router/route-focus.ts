import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';

const isProfile = (path: string) => path === '/profile' || path.startsWith('/profile/');

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Moves the focus after navigation to the heading of the new screen, so that it is announced and Tab starts there. If
 * the address names a section, the heading of that section gets the focus. The first screen of a visit does not move
 * the focus, because the start of the page is the right place. Neither does an address that opens or closes a dialog
 * over the profile, because the dialog takes the focus and restores it.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(() => {
    const mainHeading = () => document.getElementById(MAIN_HEADING_ID);
    let former = mainHeading();
    const leaves = router.subscribe('onBeforeNavigate', () => {
      former = mainHeading();
    });
    const arrives = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !(pathChanged || hashChanged)) return;
        const section = toLocation.hash === '' ? null : document.getElementById(toLocation.hash);
        const heading = pathChanged ? mainHeading() : null;
        const stays =
          heading === former && isProfile(fromLocation.pathname) && isProfile(toLocation.pathname);
        if (section === null && stays && hasFocus()) return;
        (section ?? heading)?.focus();
      },
    );
    return () => {
      leaves();
      arrives();
    };
  }, [router]);
}
