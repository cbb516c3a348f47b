import { selectHasStartUpFailed } from '../../../machines/app/app/app.selectors';
import {
  selectIsReauthenticating,
  selectIsSettled,
  selectUser,
} from '../../../machines/session/session/session.selectors';
import { safeReturnPath, safeServerLocation } from '../../domain/addresses/safe-url';
import { sendToService, type Environment } from '../environment/environment';
import { actingBegan } from './access';
import { dropEarlyAnswers } from '../boot/early';
import { keepSignedInHint, revealScreen } from '../boot/signed-in-hint';
import { epochSeconds } from '../../features/session/session/session.provide';
import { subscribeToService } from '../environment/subscribe-to-service';
import { factsOf } from './guard';
import type { AppRouter } from './router';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/**
 * The one place where what happens in the app becomes navigation: it listens to the emitted domain events and changes
 * the address, or runs the guard of the present screen again; and it tells the app of navigations, and of the person's
 * return to the window. Machines and `access.ts` decide, this file only drives.
 *
 * @param page whose window it is
 * @returns how to stop listening
 */
export function bridge(environment: Environment, router: AppRouter, page: Page = window): () => void {
  const app = environment.app();
  const session = () => app.system.get('session');
  const visited = () => {
    const before = session().getSnapshot();
    sendToService(environment, 'session', {
      type: 'session.visited',
      paying: environment.adapters.payments.isUnderWay(),
      at: epochSeconds(environment),
    });
    // Asked for by whoever is known; a menu that is young enough stays as it is.
    if (selectIsSettled(before) && !selectIsReauthenticating(before))
      sendToService(environment, 'links', {
        type: 'resource.requested',
        owner: selectUser(before)?.uuid ?? null,
      });
  };
  const returned = () => {
    if (page.document.visibilityState === 'visible') visited();
  };

  /** The last that was known to be signed in. */
  let known = selectUser(session().getSnapshot());

  const failing = app.subscribe((snapshot) => {
    if (selectHasStartUpFailed(snapshot)) revealScreen();
  });

  const stops = [
    () => failing.unsubscribe(),
    subscribeToService(app, session, (actor) => {
      const changed = actor.on('session.changed', () => {
        const snapshot = actor.getSnapshot();
        const before = known;
        known = selectUser(snapshot);
        if (known === null || (before !== null && before.uuid !== known.uuid)) dropEarlyAnswers();
        if (selectIsSettled(snapshot)) keepSignedInHint(known !== null);
        const customerPage = actingBegan(before, factsOf(router.options.context));
        const shown =
          customerPage === null
            ? router.invalidate()
            : router.navigate({ href: customerPage, replace: true });
        void shown.then(revealScreen);
      });
      const lost = actor.on('session.lost', ({ admin }) => {
        const returnUrl = safeReturnPath(router.latestLocation.href);
        const search = returnUrl === null ? {} : { returnUrl };
        void router.navigate({ to: admin ? '/admin/login' : '/login', search });
      });
      return () => [changed, lost].forEach((subscription) => subscription.unsubscribe());
    }),
    subscribeToService(
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
    router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
      if (!fromLocation || !hrefChanged) return;
      // Whoever leaves the screen over which they would sign in again gives up what they typed there.
      if (selectIsReauthenticating(session().getSnapshot()))
        sendToService(environment, 'session', { type: 'session.ended' });
      sendToService(environment, 'navigation', { type: 'route.changed' });
      sendToService(environment, 'dialogs', { type: 'route.changed' });
      visited();
    }),
  ];
  page.addEventListener('focus', visited);
  page.document.addEventListener('visibilitychange', returned);
  return () => {
    stops.forEach((stop) => stop());
    page.removeEventListener('focus', visited);
    page.document.removeEventListener('visibilitychange', returned);
  };
}
