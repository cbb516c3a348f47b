import { holding, listing, PERHAPS, reads, writes, type FaultCall } from './call';

/** The calls that do not concern the customer's own data. */
export const startCalls: readonly FaultCall[] = [
  reads('start', {
    name: 'GET /api/config',
    flow: 'app',
    address: '/profile',
    press: 'opens the app',
    damages: {
      ...holding('response.stripePublicKey', { key: 1 }),
      choice: { path: 'response.extensions.0', value: 'teleport', reading: 'readable' },
    },
  }),
  reads('offer', {
    name: 'GET /api/premium/config',
    flow: 'app',
    address: '/profile',
    press: 'opens the app',
    damages: holding('response.personalPrice', '9,99'),
  }),
  reads('session', {
    name: 'GET /api/auth/user',
    flow: 'session',
    address: '/profile',
    press: 'opens the app',
    checksSession: false,
    damages: {
      missing: { path: 'response.uuid', reading: 'unreadable' },
      wrong: { path: 'response.admin', value: PERHAPS, reading: 'unreadable' },
      choice: { path: 'response.profileType', value: 'chauffeur', reading: 'readable' },
    },
  }),
  writes(
    {
      name: 'GET /api/auth/logout',
      flow: 'logout',
      address: '/profile',
      press: 'presses Log out',
      checksSession: false,
    },
    'logout',
  ),
  writes(
    {
      name: 'GET /api/admin/end-impersonation',
      person: 'acting',
      flow: 'logout',
      address: '/profile',
      press: 'presses Return to Admin Panel',
    },
    'return',
  ),
  ...(['terms', 'privacy'] as const).map((page) =>
    reads('page', {
      name: `GET /api/content/${page}`,
      flow: 'content',
      address: `/content/${page}`,
      press: 'opens the page',
      damages: holding('response.content', { html: '' }),
    }),
  ),
  reads('page', {
    name: 'GET /api/content/contact',
    flow: 'content',
    address: '/content/contact',
    press: 'opens the page',
    damages: holding('response.content', 'A journey'),
  }),
  writes({
    name: 'POST /api/content/contact',
    flow: 'contact',
    address: '/content/contact',
    press: 'presses Send',
    entered: {
      name: 'Aoife Byrne',
      phone: '0871234567',
      phoneCountry: 'IE',
      email: 'aoife.byrne@example.com',
      subject: '1',
      message: 'I have left my umbrella in the taxi.',
    },
    field: 'message',
  }),
  reads('menu', {
    name: 'GET /api/content/nav',
    flow: 'resource',
    address: '/profile',
    press: 'opens the app',
    damages: listing('link_name', ['has_nav', PERHAPS], ['link_name', 'event:dance', 'leftOut']),
  }),
  reads('menu', {
    name: 'GET /api/content/admin-nav',
    person: 'admin',
    flow: 'resource',
    address: '/admin/dashboard',
    press: 'opens the app',
    damages: listing('link_name', ['has_nav', PERHAPS], ['link_name', 'event:dance', 'leftOut']),
  }),
];
