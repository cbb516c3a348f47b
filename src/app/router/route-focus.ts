import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';

const isProfile = (path: string) => path === '/profile' || path.startsWith('/profile/');

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * After the address has led to another screen the focus goes to its heading, so that it is read out and Tab starts
 * there; or to the heading of the section that the address names. The first screen of a visit leaves the focus alone: the
 * page's own start is the right place. So does an address that has opened or closed a dialog over the profile: the dialog
 * takes the focus, and gives it back.
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
