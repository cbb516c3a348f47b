import { selectIsSettled, selectUser } from '../../machines/session/session.selectors';
import { safeReturnPath, safeServerLocation } from '../domain/safe-url';
import type { AppSystem } from '../provide/environment';
import { keepSignedInHint, revealScreen } from './boot/signed-in-hint';
import { follow } from './follow';
import type { AppRouter } from './router';

/**
 * The one place where what happens in the app becomes navigation: it listens to the emitted domain events and changes
 * the address, or runs the guards of the present screen again. Machines decide, this file only drives.
 *
 * @returns how to stop listening
 */
export function bridge(app: AppSystem, router: AppRouter): () => void {
  const stops = [
    follow(
      app,
      () => app.system.get('session'),
      (session) => {
        const changed = session.on('session.changed', () => {
          const snapshot = session.getSnapshot();
          if (selectIsSettled(snapshot)) keepSignedInHint(selectUser(snapshot) !== null);
          void router.invalidate().then(revealScreen);
        });
        const lost = session.on('session.lost', () => {
          const returnUrl = safeReturnPath(router.latestLocation.href);
          void router.navigate({ to: '/login', search: returnUrl === null ? {} : { returnUrl } });
        });
        return () => [changed, lost].forEach((subscription) => subscription.unsubscribe());
      },
    ),
    follow(
      app,
      () => app.system.get('logout'),
      (logout) => {
        const leave = ({ target }: { readonly target: string }) =>
          void router.navigate({ href: safeServerLocation(target) ?? '/' });
        const completed = logout.on('logout.completed', leave);
        const ended = logout.on('impersonation.ended', leave);
        return () => [completed, ended].forEach((subscription) => subscription.unsubscribe());
      },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
