import { assign, emit, raise, setup, type PromiseActorLogic } from 'xstate';
import {
  providedAction,
  providedActor,
  providedDelay,
  providedEvent,
  providedGuard,
} from '../../placeholder';
import type { FramedDocument } from '../../../src/domain/framed-document';
import type { ArrivedPage } from '../../../src/domain/addresses/legacy-arrival';
import type { LegacyLink } from '../../../src/domain/addresses/legacy-link';
import type { StateMeta } from '../../state.types';
import type {
  AskedPage,
  LegacyFrameContext,
  LegacyFrameEmitted,
  LegacyFrameEvent,
  LegacyFrameTag,
  LinkEvent,
  PageEvent,
  PressedLink,
  SignInVerdict,
} from './legacy-frame.types';

type Followed = { link: LegacyLink };
type Loaded = { shown: FramedDocument };

const pathOf = (route: string): string => route.split('?')[0] ?? '';

/**
 * An older page in its frame (S2.legacyPageFrame.1, D6.3). Rules (`src/domain/addresses/legacy-arrival.ts`,
 * `legacy-link.ts`) interpret loaded pages and pressed links; the chart acts on the result. A link to something that
 * the app has itself, such as a dialog, a route or logout, opens that instead. A page can change who is signed in: an
 * admin starts to act for a customer, or a visitor signs in. The app has few routes for visitors. On a visitor's page,
 * the older site's answer therefore stays in the frame until the session reports a user.
 */
export const legacyFrameMachine = setup({
  types: {} as {
    context: LegacyFrameContext;
    input: AskedPage;
    events: LegacyFrameEvent;
    emitted: LegacyFrameEmitted;
    tags: LegacyFrameTag;
    children: { askSession: 'askSession' };
    meta: StateMeta;
  },
  actors: {
    askSession: providedActor<PromiseActorLogic<SignInVerdict, Record<never, never>>>('askSession'),
  },
  delays: {
    frameTimeout: providedDelay('frameTimeout'),
    mapReposition: providedDelay('mapReposition'),
  },
  guards: {
    opensDialog: (_, { link }: Followed) => link.kind === 'dialog',
    logsOut: (_, { link }: Followed) => link.kind === 'logout',
    goesBack: (_, { link }: Followed) => link.kind === 'back',
    booksAfterSigningIn: (_, { link }: Followed) => link.kind === 'newBooking',
    leadsHere: ({ context }, { link }: Followed) => link.kind === 'route' && link.route === context.route,
    leadsToRoute: (_, { link }: Followed) => link.kind === 'route',
    runsScript: (_, { link }: Followed) => link.kind === 'jobStatus',
    leadsNowhere: (_, { link }: Followed) => link.kind === 'notFound',
    leavesTheApp: (_, { link }: Followed) => link.kind === 'leave',
    isAsked: ({ context }, { route, address }: AskedPage) =>
      route === context.route && address === context.address,
    isShown: ({ context }, { address }: { address: string }) => address === context.shown,
    hasLedElsewhere: ({ context }, { address, route }: ArrivedPage) =>
      route !== null && route !== context.route && address !== context.address,
    isVisitors: ({ context }) => context.visitors !== null,
    /**
     * Whether a visitor's page led to a page that stays in the frame. The app follows only to another visitor route.
     */
    staysWithVisitor: ({ context }, { address, route, forVisitors }: ArrivedPage) =>
      context.visitors !== null &&
      address !== context.address &&
      !(forVisitors && route !== null && pathOf(route) !== pathOf(context.route)),
    /** Applies only to a `page` that has a landing route. From a `door`, the route's guard redirects the person. */
    leadsSomebodyOn: ({ context }, { somebody }: SignInVerdict) =>
      somebody && context.visitors === 'page' && context.landing !== null,
    hasMap: ({ context }) => context.hasMap,
    isLeftToBrowser: providedGuard<PressedLink>('isLeftToBrowser'),
  },
  actions: {
    recognisePage: raise(providedEvent<Loaded, PageEvent>('recognisePage')),
    recogniseLink: raise(providedEvent<PressedLink, LinkEvent>('recogniseLink')),
    keepPage: assign((_, { route, address, hasMap, visitors }: AskedPage) => ({
      route,
      address,
      hasMap,
      visitors,
    })),
    makeFrame: assign(({ context }) => ({
      attempt: context.attempt + 1,
      source: context.address,
      shown: null,
      title: null,
    })),
    /**
     * Records the page in the frame. The app's address follows shortly; links pressed until then belong to this page.
     */
    keepPlace: assign(({ context }, { route, address }: ArrivedPage) => ({
      route: route ?? context.route,
      address,
      hasMap: false,
    })),
    keepArrival: assign((_, { title, address, route }: ArrivedPage) => ({
      title,
      shown: address,
      landing: route,
    })),
    pointFrame: emit(({ context }) => ({ type: 'frame.pointed', address: context.address })),
    goToRoute: emit((_, { link }: Followed) => ({
      type: 'frame.routed',
      route: 'route' in link ? link.route : '/',
      replace: false,
    })),
    goToJobStatus: emit({ type: 'frame.routed', route: '/job-status', replace: false }),
    goToNotFound: emit({ type: 'frame.routed', route: '/not-found/login', replace: false }),
    emitFrameRoute: emit((_, { route }: ArrivedPage) => ({
      type: 'frame.routed',
      route: route ?? '/',
      replace: true,
    })),
    emitLanding: emit(({ context }) => ({
      type: 'frame.routed',
      route: context.landing ?? context.route,
      replace: true,
    })),
    goBack: emit({ type: 'frame.returned' }),
    leave: emit((_, { link }: Followed) => ({
      type: 'frame.left',
      href: link.kind === 'leave' ? link.href : '/',
      target: link.kind === 'leave' ? link.target : null,
    })),
    repositionMap: emit({ type: 'map.repositioned' }),
    startAtTop: emit({ type: 'page.begun' }),
    triggerAppEvent: providedAction<{ name: string }>('triggerAppEvent'),
    markSessionStale: providedAction('markSessionStale'),
    readUserAgain: providedAction('readUserAgain'),
    reportUnauthorized: providedAction('reportUnauthorized'),
  },
}).createMachine({
  id: 'legacy-frame',
  description:
    'Show an older page. It shows a page of the older site in a frame and acts on its links, until the screen is left.',
  context: ({ input }) => ({
    ...input,
    attempt: 0,
    source: input.address,
    shown: null,
    title: null,
    landing: null,
  }),
  initial: 'loading',
  on: {
    'route.changed': [
      {
        guard: { type: 'isAsked', params: ({ event }) => event },
        description: 'It is shown or loading already.',
      },
      {
        target: '.loading',
        actions: [{ type: 'keepPage', params: ({ event }) => event }, 'makeFrame'],
      },
    ],
  },
  states: {
    loading: {
      description:
        'The older page is loading in a new frame. If the person goes to another page, a new frame replaces it, and events of the old one are ignored.',
      meta: { screen: 'legacy-frame', requirement: 'S2.legacyPageFrame.1' },
      tags: ['busy'],
      after: { frameTimeout: 'failed' },
      on: {
        'frame.loaded': { actions: { type: 'recognisePage', params: ({ event }) => event } },
        'page.arrived': [
          {
            guard: { type: 'staysWithVisitor', params: ({ event }) => event },
            target: 'present.checkingSession',
            actions: [{ type: 'keepArrival', params: ({ event }) => event }, 'readUserAgain'],
          },
          {
            guard: { type: 'hasLedElsewhere', params: ({ event }) => event },
            target: 'present',
            actions: [
              { type: 'keepArrival', params: ({ event }) => event },
              { type: 'keepPlace', params: ({ event }) => event },
              { type: 'emitFrameRoute', params: ({ event }) => event },
            ],
          },
          { target: 'present', actions: { type: 'keepArrival', params: ({ event }) => event } },
        ],
        'page.missing': 'notFound',
        'page.unauthorized': 'unauthorized',
        'page.unreadable': 'failed',
      },
    },
    present: {
      description:
        'An older page has loaded. If it navigates by itself (a form, a redirect, the browser’s Back), the app’s address follows.',
      meta: { screen: 'legacy-frame', requirement: 'S2.legacyPageFrame.1' },
      initial: 'shown',
      on: {
        'frame.loaded': { actions: { type: 'recognisePage', params: ({ event }) => event } },
        'page.arrived': [
          {
            guard: { type: 'staysWithVisitor', params: ({ event }) => event },
            target: '.checkingSession',
            actions: [{ type: 'keepArrival', params: ({ event }) => event }, 'readUserAgain'],
          },
          {
            guard: { type: 'hasLedElsewhere', params: ({ event }) => event },
            target: '.shown',
            actions: [
              { type: 'keepArrival', params: ({ event }) => event },
              { type: 'keepPlace', params: ({ event }) => event },
              { type: 'emitFrameRoute', params: ({ event }) => event },
            ],
          },
          {
            target: '.shown',
            actions: { type: 'keepArrival', params: ({ event }) => event },
          },
        ],
        'page.missing': 'notFound',
        'page.unauthorized': 'unauthorized',
        'page.unreadable': 'failed',
        'form.posted': '.sending',
        'link.pressed': [
          {
            guard: { type: 'isLeftToBrowser', params: ({ event }) => event },
            description: 'The browser follows it.',
          },
          { actions: { type: 'recogniseLink', params: ({ event }) => event } },
        ],
        'link.followed': [
          {
            guard: { type: 'opensDialog', params: ({ event }) => event },
            actions: {
              type: 'triggerAppEvent',
              params: ({ event }) => ({ name: event.link.kind === 'dialog' ? event.link.dialog : '' }),
            },
          },
          {
            guard: { type: 'logsOut', params: ({ event }) => event },
            actions: { type: 'triggerAppEvent', params: { name: 'logout' } },
          },
          { guard: { type: 'goesBack', params: ({ event }) => event }, actions: 'goBack' },
          {
            guard: { type: 'booksAfterSigningIn', params: ({ event }) => event },
            actions: ['readUserAgain', { type: 'goToRoute', params: ({ event }) => event }],
          },
          {
            guard: { type: 'leadsHere', params: ({ event }) => event },
            target: '.navigating',
            actions: ['pointFrame', 'startAtTop'],
          },
          {
            guard: { type: 'leadsToRoute', params: ({ event }) => event },
            actions: { type: 'goToRoute', params: ({ event }) => event },
          },
          { guard: { type: 'runsScript', params: ({ event }) => event }, actions: 'goToJobStatus' },
          { guard: { type: 'leadsNowhere', params: ({ event }) => event }, actions: 'goToNotFound' },
          {
            guard: { type: 'leavesTheApp', params: ({ event }) => event },
            actions: { type: 'leave', params: ({ event }) => event },
          },
          { description: 'The link leads nowhere that is known.' },
        ],
      },
      states: {
        shown: {
          description: 'The person uses the page.',
          meta: { screen: 'legacy-frame', requirement: 'S2.legacyPageFrame.1' },
          initial: 'arriving',
          on: {
            'route.changed': [
              {
                guard: { type: 'isShown', params: ({ event }) => event },
                target: '.arriving',
                actions: { type: 'keepPage', params: ({ event }) => event },
              },
              {
                target: 'navigating',
                actions: [{ type: 'keepPage', params: ({ event }) => event }, 'pointFrame'],
              },
            ],
          },
          states: {
            arriving: {
              description: 'Checks whether the page has a map.',
              meta: { screen: 'legacy-frame', requirement: 'S2.otherRoutes.2' },
              always: [{ guard: 'hasMap', target: 'positioning' }, { target: 'resting' }],
            },
            positioning: {
              description: 'The map of a tracked taxi needs a moment before it can be centred on the driver.',
              meta: { screen: 'legacy-frame', requirement: 'S2.otherRoutes.2' },
              after: { mapReposition: { target: 'resting', actions: 'repositionMap' } },
            },
            resting: {
              description: 'Nothing is left to do.',
              meta: { screen: 'legacy-frame', requirement: 'S2.legacyPageFrame.1' },
            },
          },
        },
        navigating: {
          description: 'Another page is loading in the same frame. The previous one stays visible.',
          meta: { screen: 'legacy-frame', requirement: 'S2.legacyPageFrame.7' },
          tags: ['busy'],
          after: { frameTimeout: '#legacy-frame.failed' },
          on: {
            // The browser's Back may request a page that cannot be loaded again, such as the answer to a form. A new
            // frame has no history.
            'page.unreadable': { target: '#legacy-frame.loading', actions: 'makeFrame' },
          },
        },
        checkingSession: {
          description:
            'The older site has responded to a visitor, for example with the next page of a login or a refusal, and the frame shows it. The session is asked who is signed in; after a login or a registration, the app goes on to where the person wanted to go.',
          meta: { screen: 'legacy-frame', requirement: 'D6.2' },
          invoke: {
            id: 'askSession',
            src: 'askSession',
            input: {},
            onDone: [
              {
                guard: { type: 'leadsSomebodyOn', params: ({ event }) => event.output },
                target: 'shown.resting',
                actions: 'emitLanding',
              },
              'shown.resting',
            ],
            onError: 'shown.resting',
          },
        },
        sending: {
          description:
            'A form of the page is being sent. The page stays, because the response may be a file. In any case, the app reads the user and the menu again.',
          meta: { screen: 'legacy-frame', requirement: 'D6.4' },
          entry: 'markSessionStale',
          exit: 'readUserAgain',
          after: { frameTimeout: 'shown.resting' },
          on: {
            // The form was submitted again, and the browser sends it again, too.
            'form.posted': {},
            'page.arrived': [
              {
                guard: 'isVisitors',
                target: 'checkingSession',
                actions: [{ type: 'keepArrival', params: ({ event }) => event }, 'startAtTop'],
              },
              {
                guard: { type: 'hasLedElsewhere', params: ({ event }) => event },
                target: 'shown',
                actions: [
                  { type: 'keepArrival', params: ({ event }) => event },
                  { type: 'keepPlace', params: ({ event }) => event },
                  { type: 'emitFrameRoute', params: ({ event }) => event },
                ],
              },
              {
                target: 'shown',
                actions: [{ type: 'keepArrival', params: ({ event }) => event }, 'startAtTop'],
              },
            ],
          },
        },
      },
    },
    failed: {
      description:
        'The older page did not load. The screen says so, and offers Retry and the page in a new tab.',
      meta: { screen: 'legacy-frame', requirement: 'own' },
      on: { 'frame.retried': { target: 'loading', actions: 'makeFrame' } },
    },
    notFound: {
      description: 'There is no such older page.',
      meta: { screen: 'not-found', requirement: 'S2.otherRoutes.4' },
    },
    unauthorized: {
      description:
        'The older page requires a sign-in. The session is checked, and a visitor is sent to sign in. Someone who is signed in after all can press Retry.',
      meta: { screen: 'legacy-frame', requirement: 'D6.2' },
      entry: 'reportUnauthorized',
      on: { 'frame.retried': { target: 'loading', actions: 'makeFrame' } },
    },
  },
});
