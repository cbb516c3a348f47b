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
 * The only place where events of the app become navigation. It subscribes to the emitted domain events, and then
 * changes the address or runs the guard of the current screen again. It also sends the app an event for each
 * navigation and each time the person returns to the window. It makes no decisions: the charts and `access.ts` do. A
 * session that has ended leaves nothing to keep, so no screen is asked whether the person may leave it.
 *
 * @param page the window to listen to
 * @returns a function that removes all listeners
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
    // Requested only once the session is known. A menu that is still fresh is not reloaded.
    if (selectIsSettled(before) && !selectIsReauthenticating(before))
      sendToService(environment, 'links', {
        type: 'resource.requested',
        owner: selectUser(before)?.uuid ?? null,
      });
  };
  const returned = () => {
    if (page.document.visibilityState === 'visible') visited();
  };

  /** The last person who was known to be signed in. */
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
        if (customerPage === null) void router.invalidate();
        else void router.navigate({ href: customerPage, replace: true });
      });
      const lost = actor.on('session.lost', ({ admin }) => {
        const returnUrl = safeReturnPath(router.latestLocation.href);
        const search = returnUrl === null ? {} : { returnUrl };
        void router.navigate({ to: admin ? '/admin/login' : '/login', search, ignoreBlocker: true });
      });
      return () => [changed, lost].forEach((subscription) => subscription.unsubscribe());
    }),
    subscribeToService(
      app,
      () => app.system.get('logout'),
      (logout) => {
        const leave = ({ target }: { readonly target: string }) =>
          void router.navigate({ href: safeServerLocation(target) ?? '/', ignoreBlocker: true });
        const completed = logout.on('logout.completed', leave);
        const ended = logout.on('impersonation.ended', leave);
        return () => [completed, ended].forEach((subscription) => subscription.unsubscribe());
      },
    ),
    router.subscribe('onResolved', () => {
      if (selectIsSettled(session().getSnapshot())) revealScreen();
    }),
    router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
      if (!fromLocation || !hrefChanged) return;
      // A person who leaves the screen behind the sign-in dialog gives up what they typed there.
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
