import { createRoute } from '@tanstack/react-router';
import { lazyView } from '../../ui/lazy-view';
import { checkedParams } from './checked-params';
import { actingOf } from './guard';
import { shellRoute } from './shell-route';

/** Routes of the admin area. */

/** While an admin acts for a customer, the page that names the customer replaces the pages below this route. */
const adminAreaRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'admin-area',
  beforeLoad: actingOf,
  component: lazyView(() => import('../shell/admin-area'), 'AdminArea'),
});

/**
 * One frame for all older pages of admins, also around the native screens that replace them. It stays mounted, with its
 * part of the browser's history, while one older page links to another.
 */
const adminFramedRoute = createRoute({
  getParentRoute: () => adminAreaRoute,
  id: 'framed-admin',
  component: lazyView(() => import('./native-or-framed'), 'NativeOrFramed'),
});

const admin = {
  getParentRoute: () => adminFramedRoute,
  staticData: { access: 'admin', framed: true },
} as const;
/** For the group `admin`: the native component shows if the backend offers the group. */
const adminNative = { ...admin, staticData: { ...admin.staticData, native: 'admin' } } as const;
const adminDashboard = {
  ...adminNative,
  component: lazyView(() => import('../../features/admin/dashboard/dashboard.route'), 'AdminDashboardPage'),
} as const;

const adminRoutes = [
  createRoute({ ...adminDashboard, path: '/admin' }),
  createRoute({ ...adminDashboard, path: '/admin/dashboard' }),
  createRoute({
    ...adminNative,
    path: '/admin/credit-account-requests/{-$uuid}',
    params: { parse: checkedParams<{ uuid?: string | undefined }> },
    component: lazyView(
      () => import('../../features/admin/credit-request-decision/credit-account-requests.route'),
      'CreditAccountRequestsPage',
    ),
  }),
  createRoute({
    ...adminNative,
    path: '/admin/audit',
    component: lazyView(() => import('../../features/admin/audit/audit.route'), 'AuditPage'),
  }),
  createRoute({
    ...admin,
    staticData: { ...admin.staticData, native: 'second-factor' },
    path: '/admin/second-factor',
    component: lazyView(
      () => import('../../features/settings/factors/admin-factors.route'),
      'AdminFactorsPage',
    ),
  }),
  createRoute({
    ...admin,
    staticData: { ...admin.staticData, native: 'support' },
    path: '/admin/support-codes',
    component: lazyView(
      () => import('../../features/admin/support-recording/support-recording.route'),
      'SupportRecordingPage',
    ),
  }),
  createRoute({
    ...admin,
    path: '/admin/$slug',
    params: { parse: checkedParams<{ slug: string }> },
  }),
  createRoute({
    ...adminNative,
    path: '/customers',
    component: lazyView(
      () => import('../../features/admin/customer-search/customer-search.route'),
      'CustomerSearchPage',
    ),
  }),
] as const;

export const adminArea = adminAreaRoute.addChildren([adminFramedRoute.addChildren(adminRoutes)]);
