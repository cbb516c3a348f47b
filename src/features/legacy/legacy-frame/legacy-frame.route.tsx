import { useMatches, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { legacy } from '#messages/legacy/legacy';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import { selectTitle } from '../../../../machines/legacy/legacy-frame/legacy-frame.selectors';
import type { AskedPage } from '../../../../machines/legacy/legacy-frame/legacy-frame.types';
import {
  selectLogoutRole,
  selectOwner,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { bookingControls } from '../../../domain/booking-controls';
import { isVisitorRoute } from '../../../domain/addresses/legacy-landing';
import { legacyPath } from '../../../domain/addresses/legacy-path';
import { PAY_IN_CAR_TECH_FEE_PERCENT } from '../../../domain/limits';
import { settings } from '../../../domain/settings';
import type { BookingLook } from './framed-page';
import { LegacyFrameScreen } from './legacy-frame-screen';
import { ownTitle } from './own-title';
import { NotFoundScreen } from '../../shared/visitor/not-found-screen';
import { provideLegacyFrame } from './legacy-frame.provide';
import type { AccessKind } from '../../../app/router/access';
import { useNavTitle } from '../../../app/screen/nav-title';
import { stringifySearch } from '../../../app/router/plain-search';
import { mailCodeOf } from '../../../app/router/mail-code';
import { rootRoute } from '../../../app/router/root';
import type { RouteMeta } from '../../../app/router/route-meta';
import { Screen } from '../../../app/screen/screen';
import { useIsNamed } from '../../../app/screen/use-is-named';
import { usePhone } from '../../../app/screen/use-phone';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';

/** The id of the frame element. */
const FRAME_ID = 'older-page';

/** Returns the look of an older page's booking controls for the signed-in person. */
function useBookingLook(): BookingLook {
  const { app } = rootRoute.useRouteContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  return useMemo(() => {
    const controls = bookingControls(user, legacy.cannotBook);
    if (controls.kind !== 'guest') return controls;
    const note = legacy.payInCar({ percent: PAY_IN_CAR_TECH_FEE_PERCENT });
    return { kind: 'guest', submitLabel: legacy.guestSubmit, note };
  }, [user]);
}

/** Sends the app's route to the chart, and navigates where the chart says. */
function useFrameRouting(
  actor: ActorRefFrom<typeof legacyFrameMachine>,
  { route, address, hasMap, visitors }: AskedPage,
) {
  const { history } = useRouter();
  useEffect(() => {
    const heard = [
      actor.on('frame.routed', ({ route: to, replace }) =>
        // A second press during the navigation adds no second history entry.
        replace || history.location.href === to ? history.replace(to) : history.push(to),
      ),
      actor.on('frame.returned', () =>
        history.canGoBack() ? history.back() : history.push(settings.defaultPage),
      ),
    ];
    return () => heard.forEach((each) => each.unsubscribe());
  }, [actor, history]);
  useEffect(() => {
    actor.send({ type: 'route.changed', route, address, hasMap, visitors });
  }, [actor, route, address, hasMap, visitors]);
}

function Frame(page: AskedPage) {
  const { app, environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => provideLegacyFrame(environment, FRAME_ID));
  const actor = useScreenActor(machine, { input: page });
  useFrameRouting(actor, page);
  const documentTitle = useSelector(actor, selectTitle);
  const look = useBookingLook();
  const phone = usePhone();
  const isNamed = useIsNamed(app);
  const [path = ''] = page.route.split('?');
  const { text, hasHeading } = useNavTitle(ownTitle(path) ?? documentTitle ?? legacy.untitled, page.address);
  return (
    <Screen title={text}>
      <LegacyFrameScreen
        actor={actor}
        frameId={FRAME_ID}
        address={page.address}
        title={text}
        hasHeading={hasHeading ?? false}
        isSettled={isNamed}
        look={look}
        phone={phone}
      />
    </Screen>
  );
}

type FramedMatch = {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly staticData: RouteMeta;
};

const leafOf = (matches: readonly FramedMatch[]): FramedMatch => {
  const leaf = matches.at(-1);
  if (!leaf) throw new Error('No route matches');
  return leaf;
};

/**
 * Returns the route that the older page belongs to. The code of a reset link is added, because it is no longer in the
 * address (`mail-code.ts`).
 */
function useRoute(): {
  readonly path: string;
  readonly search: string;
  readonly access: AccessKind | undefined;
} {
  const { app } = rootRoute.useRouteContext();
  // The innermost match, because a screen with several addresses is framed by the route around them.
  const { pathname, search, staticData } = useMatches({ select: leafOf });
  const code = /^\/reset(?:\/app)?$/u.test(pathname) ? mailCodeOf(app, '/reset', '/reset/app') : null;
  return {
    path: code === null ? pathname : `${pathname}/${encodeURIComponent(code)}`,
    search: stringifySearch(search),
    access: staticData.access,
  };
}

/** Screens from which the guard redirects a signed-in person. */
const doors: readonly (AccessKind | undefined)[] = [
  'login',
  'guest',
  'register',
  'premiumSignup',
  'adminLogin',
];

function visitorsOf(route: string, access: AccessKind | undefined): AskedPage['visitors'] {
  if (doors.includes(access)) return 'door';
  return isVisitorRoute(route) ? 'page' : null;
}

/** Pages that show one person's data. They would keep showing it if another person were signed in suddenly. */
const personal: readonly (AccessKind | undefined)[] = ['booking', 'customer', 'admin'];

/**
 * The older page of a route (S2.legacyPageFrame.1). The frame stays while one older page links to another. Another
 * person gets a new frame.
 */
export function FramedPage() {
  const { app } = rootRoute.useRouteContext();
  const session = useService(app, 'session');
  const signedIn = useSelector(session, selectOwner);
  const isAdmin = useSelector(session, selectLogoutRole) === 'admin';
  const phone = usePhone();
  const { path, search, access } = useRoute();
  const route = path + search;
  const address = legacyPath(route);
  const [owner, setOwner] = useState(signedIn);
  // A person who is not or no longer an admin is redirected away from an admin's page. The page is not requested
  // again before that.
  const isForThem = access !== 'admin' || isAdmin;
  // A page for everyone stays while a person signs in or out.
  if (owner !== signedIn && isForThem && personal.includes(access)) setOwner(signedIn);
  if (address === null) return <NotFoundScreen phone={phone} />;
  return (
    <Frame
      key={owner}
      route={route}
      address={address}
      hasMap={path.startsWith('/track/')}
      visitors={visitorsOf(route, access)}
    />
  );
}
