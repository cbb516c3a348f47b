import { createRoute, type RouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MailLinkPath } from '../../domain/addresses/mail-link';
import { safeReturnPath } from '../../domain/addresses/safe-url';
import type { Extension } from '../../domain/extension';
import { lazyView } from '../../ui/lazy-view';
import { NotFoundPage } from '../shell/not-found-view';
import { checkedParams } from './checked-params';
import { homeRoute, loginRoute } from './login';
import { offered } from './offered';
import { rootRoute } from './root';

/** Routes for people without a session (S2.publicRoutes.1 to S2.publicRoutes.11), outside the shell. */

const GuestPage = lazyView(() => import('../../features/session/sign-in/guest.route'), 'GuestPage');
const AdminLoginPage = lazyView(
  () => import('../../features/session/sign-in/admin-login.route'),
  'AdminLoginPage',
);
const LostPasswordPage = lazyView(
  () => import('../../features/session/password-reset/lost-password.route'),
  'LostPasswordPage',
);
const ResetPage = lazyView(() => import('../../features/session/password-reset/reset.route'), 'ResetPage');
const MailLinkPage = lazyView(
  () => import('../../features/session/mail-link/mail-link.route'),
  'MailLinkPage',
);
const RegistrationPage = lazyView(
  () => import('../../features/registration/registration/registration.route'),
  'RegistrationPage',
);
const NewUserPage = lazyView(
  () => import('../../features/registration/registration/new-user.route'),
  'NewUserPage',
);

const getParentRoute = () => rootRoute;

const open = { access: 'open' } as const;
/** In the company's app, which has a frame and a bot check of its own. */
const inApp = { access: 'open', app: true, botCheck: false } as const;

const visitor = <const Path extends string>(
  path: Path,
  component: RouteComponent,
  staticData: StaticDataRouteOption = open,
) => createRoute({ getParentRoute, path, component, staticData });

const lostPassword = (app: boolean) =>
  offered('auth', () => <LostPasswordPage app={app} />, LostPasswordPage.preload);

const reset = (app: boolean) => offered('auth', () => <ResetPage app={app} />, ResetPage.preload);

/** The screen of a mail's link. No older page has it, so without the group it is not found. */
const mailLink = (page: MailLinkPath, group: Extension) =>
  offered(group, () => <MailLinkPage page={page} />, MailLinkPage.preload, NotFoundPage);

/**
 * The guard takes the code of a mail's link out of the address before the screen shows (`mail-code.ts`): no screen
 * reads it from here.
 */
const mailRoutes = [
  visitor('/reset/app/{-$code}', reset(true), inApp),
  visitor('/reset/{-$code}', reset(false)),
  visitor('/not-me/{-$code}', mailLink('/not-me', 'devices')),
  visitor('/confirm-email/{-$code}', mailLink('/confirm-email', 'email-change')),
  visitor('/restore-email/{-$code}', mailLink('/restore-email', 'email-change')),
  visitor('/keep-second-step/{-$code}', mailLink('/keep-second-step', 'second-factor')),
] as const;

function NewUser(): ReactNode {
  const { uuid } = newUserRoute.useParams();
  const { returnUrl } = newUserRoute.useSearch();
  return <NewUserPage uuid={uuid} returnUrl={returnUrl} />;
}

const newUserRoute = createRoute({
  getParentRoute,
  path: '/notify/new-user/$uuid',
  component: offered('registration', NewUser, NewUserPage.preload),
  params: { parse: checkedParams<{ uuid: string }> },
  validateSearch: ({ returnUrl }: Record<string, unknown>) => ({ returnUrl: safeReturnPath(returnUrl) }),
  staticData: { access: 'open' },
});

/**
 * One wizard over several addresses (S2.publicRoutes.4, S2.publicRoutes.9). It stays mounted while the person moves
 * between its steps.
 */
const registrationRoute = createRoute({
  getParentRoute,
  id: 'registration',
  component: offered('registration', RegistrationPage, RegistrationPage.preload),
});

const inRegistration = { getParentRoute: () => registrationRoute } as const;
const register = { ...inRegistration, staticData: { access: 'register' } } as const;
const premiumSignup = { ...inRegistration, staticData: { access: 'premiumSignup' } } as const;

/** Declared outside `addChildren`, because their types would be lost inside it. */
const registrationRoutes = [
  createRoute({ ...register, path: '/register' }),
  createRoute({ ...register, path: '/register/signup/{-$profileType}' }),
  createRoute({ ...premiumSignup, path: '/premium/signup' }),
  createRoute({
    ...premiumSignup,
    path: '/premium/signup/$profileType',
    staticData: { ...premiumSignup.staticData, premium: true },
  }),
  createRoute({ ...premiumSignup, path: '/premium/subscribe' }),
] as const;

export const visitorRoutes = [
  homeRoute,
  loginRoute,
  visitor('/guest', offered('auth', GuestPage, GuestPage.preload), { access: 'guest' }),
  visitor('/admin/login', offered('auth', AdminLoginPage, AdminLoginPage.preload), {
    access: 'adminLogin',
  }),
  visitor('/lost-pass/app', lostPassword(true), inApp),
  visitor('/lost-pass', lostPassword(false)),
  ...mailRoutes,
  newUserRoute,
  registrationRoute.addChildren(registrationRoutes),
] as const;
