import { createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MailLinkPath } from '../../domain/addresses/mail-link';
import { safeReturnPath } from '../../domain/addresses/safe-url';
import type { Extension } from '../../domain/entities';
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

const guestRoute = createRoute({
  getParentRoute,
  path: '/guest',
  component: offered('auth', GuestPage, GuestPage.preload),
  staticData: { access: 'guest' },
});

const adminLoginRoute = createRoute({
  getParentRoute,
  path: '/admin/login',
  component: offered('auth', AdminLoginPage, AdminLoginPage.preload),
  staticData: { access: 'adminLogin' },
});

const lostPasswordRoute = createRoute({
  getParentRoute,
  path: '/lost-pass',
  component: offered('auth', () => <LostPasswordPage app={false} />, LostPasswordPage.preload),
  staticData: { access: 'open' },
});

const appLostPasswordRoute = createRoute({
  getParentRoute,
  path: '/lost-pass/app',
  component: offered('auth', () => <LostPasswordPage app />, LostPasswordPage.preload),
  staticData: { access: 'open', app: true, botCheck: false },
});

/**
 * The guard takes the code of a mail's link out of the address before the screen shows (`mail-code.ts`): no screen
 * reads it from here.
 */
const resetRoute = createRoute({
  getParentRoute,
  path: '/reset/{-$code}',
  component: offered('auth', () => <ResetPage app={false} />, ResetPage.preload),
  staticData: { access: 'open' },
});

const appResetRoute = createRoute({
  getParentRoute,
  path: '/reset/app/{-$code}',
  component: offered('auth', () => <ResetPage app />, ResetPage.preload),
  staticData: { access: 'open', app: true, botCheck: false },
});

/** The screen of a mail's link. No older page has it, so without the group it is not found. */
const mailLinkRoute = <const Path extends MailLinkPath>(path: Path, group: Extension) =>
  createRoute({
    getParentRoute,
    path: `${path}/{-$code}`,
    component: offered(group, () => <MailLinkPage page={path} />, MailLinkPage.preload, NotFoundPage),
    staticData: { access: 'open' },
  });

const mailLinkRoutes = [
  mailLinkRoute('/not-me', 'devices'),
  mailLinkRoute('/confirm-email', 'email-change'),
  mailLinkRoute('/restore-email', 'email-change'),
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
  guestRoute,
  adminLoginRoute,
  lostPasswordRoute,
  appLostPasswordRoute,
  resetRoute,
  appResetRoute,
  ...mailLinkRoutes,
  newUserRoute,
  registrationRoute.addChildren(registrationRoutes),
] as const;
