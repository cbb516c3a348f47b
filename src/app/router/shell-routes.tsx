import { createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileType } from '../../domain/entities';
import { registrableType } from '../../domain/profile-type';
import { isContentPage, type ContentPageName } from '../../domain/addresses/route-params';
import { lazyView, type LazyView } from '../../ui/lazy-view';
import { adminArea } from './admin-routes';
import { checkedParams } from './checked-params';
import { ProfilePage } from '../shell/profile-view';
import { shellRoute } from './shell-route';

/** Routes inside the shell, with header and navigation; those of admins are in admin-routes.tsx. */

const ContentPage = lazyView(() => import('../../features/content/content/content.route'), 'ContentPage');

const FramedPage = lazyView(
  () => import('../../features/legacy/legacy-frame/legacy-frame.route'),
  'FramedPage',
);

const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile',
  component: lazyView(() => import('../shell/profile-area'), 'ProfileArea'),
});

const inShell = { getParentRoute: () => shellRoute } as const;
const inProfile = { getParentRoute: () => profileRoute } as const;

/**
 * One frame for all older pages. It stays mounted, with its part of the browser's history, while one older page links
 * to another.
 */
const framedRoute = createRoute({ ...inShell, id: 'framed', component: FramedPage });
const inFrame = { getParentRoute: () => framedRoute } as const;
const booking = { ...inFrame, staticData: { access: 'booking', framed: true } } as const;

const completion = () => import('../../features/premium/completion/completion-dialogs.route');

/** Creates a dialog over the profile. Its `preload` also loads the profile's code. */
const overProfile = (Dialog: LazyView<object>) => {
  const preload = async () => {
    await Promise.all([Dialog.preload(), ProfilePage.preload()]);
  };
  return Object.assign(() => <Dialog />, { preload });
};

const nothing = Object.assign((): ReactNode => null, { preload: ProfilePage.preload });

const completionPages = () => import('../../features/premium/completion/completion-pages.route');

function Content(): ReactNode {
  const { page } = contentRoute.useParams();
  return <ContentPage page={page} />;
}

const contentRoute = createRoute({
  ...inShell,
  path: '/content/$page',
  component: Object.assign(Content, { preload: ContentPage.preload }),
  params: {
    // Accepts any case: the guard redirects to lower case.
    parse: ({ page }: { page: string }): { page: ContentPageName } | false => {
      const name = page.toLowerCase();
      return isContentPage(name) && { page: name };
    },
  },
  staticData: { access: 'content', botCheck: false },
});

/**
 * Unlike the content pages, the form has a bot check: its requests, and those of the contact dialog over it, carry a
 * token.
 */
const contactRoute = createRoute({
  ...inShell,
  path: '/content/contact',
  component: Object.assign(() => <ContentPage page="contact" />, { preload: ContentPage.preload }),
  staticData: { access: 'content' },
});

const AddPremiumPage = lazyView(
  () => import('../../features/premium/add-premium/add-premium.route'),
  'AddPremiumPage',
);

function AddPremium(): ReactNode {
  const { type = null, account = null } = addPremiumRoute.useSearch();
  return <AddPremiumPage type={type} account={account} />;
}

const addPremiumRoute = createRoute({
  ...inProfile,
  path: '/premium',
  component: Object.assign(AddPremium, { preload: AddPremiumPage.preload }),
  validateSearch: ({ type, account }: Record<string, unknown>): { type?: ProfileType; account?: string } => {
    const profileType = registrableType(type);
    return {
      ...(profileType !== null && { type: profileType }),
      ...(typeof account === 'string' && account !== '' && { account }),
    };
  },
  staticData: { access: 'premiumChooser' },
});

const profileSection = { ...inProfile, component: nothing } as const;

const profileRoutes = [
  createRoute({ ...profileSection, path: '/', staticData: { access: 'profile' } }),
  createRoute({
    ...profileSection,
    path: '/settings',
    staticData: { access: 'profile', section: 'settings' },
  }),
  createRoute({
    ...profileSection,
    path: '/payments',
    staticData: { access: 'profile', section: 'payments' },
  }),
  createRoute({
    ...profileSection,
    path: '/security',
    staticData: { access: 'profile', section: 'security' },
  }),
  createRoute({
    ...inProfile,
    path: '/welcome',
    component: overProfile(lazyView(completion, 'SubscriptionCompleteDialog')),
    staticData: { access: 'customer' },
  }),
  createRoute({
    ...inProfile,
    path: '/welcome/application-sent',
    component: overProfile(lazyView(completion, 'ApplicationSentDialog')),
    staticData: { access: 'customer' },
  }),
  createRoute({
    ...inProfile,
    path: '/new-user',
    component: overProfile(lazyView(completion, 'WelcomeDialog')),
    staticData: { access: 'customer' },
  }),
  addPremiumRoute,
] as const;

/** Declared outside `addChildren`, because their types would be lost inside it. */
const otherRoutes = [
  contentRoute,
  contactRoute,
  createRoute({
    ...inShell,
    path: '/premium/complete',
    component: lazyView(completionPages, 'SubscriptionCompletePage'),
    staticData: { access: 'premiumComplete' },
  }),
  createRoute({
    ...inShell,
    path: '/premium/application-sent',
    component: lazyView(completionPages, 'ApplicationSentPage'),
    staticData: { access: 'applicationSent' },
  }),
] as const;

const framedRoutes = [
  createRoute({ ...inFrame, path: '/users', staticData: { access: 'customer', framed: true } }),
  createRoute({ ...booking, path: '/new-booking' }),
  createRoute({ ...booking, path: '/job-status' }),
  createRoute({ ...booking, path: '/edit/$ref' }),
  createRoute({
    ...inFrame,
    path: '/track/$ref',
    staticData: { access: 'open', framed: true, botCheck: false },
  }),
  createRoute({ ...booking, path: '/$slug', params: { parse: checkedParams<{ slug: string }> } }),
] as const;

export const shellRoutes = shellRoute.addChildren([
  adminArea,
  framedRoute.addChildren(framedRoutes),
  profileRoute.addChildren(profileRoutes),
  ...otherRoutes,
]);
