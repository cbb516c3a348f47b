import { fromPromise, raise } from 'xstate';
import { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { PageEvent, SignInVerdict } from '../../../../machines/legacy/legacy-frame/legacy-frame.types';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { arrivalOf, type LegacyArrival } from '../../../domain/addresses/legacy-arrival';
import { classifyLegacyLink } from '../../../domain/addresses/legacy-link';
import { FRAME_TIMEOUT_MS, MAP_REPOSITION_MS } from '../../../domain/limits';
import { ownOrigin } from '../../../platform/page';
import { decidedSession } from '../../../app/environment/client';
import { sendToService, type Environment } from '../../../app/environment/environment';

const pageEvent = (arrival: LegacyArrival): PageEvent =>
  arrival.kind === 'arrived'
    ? { type: 'page.arrived', ...arrival.page }
    : { type: `page.${arrival.kind}` as const };

/**
 * An older page in its frame (D6.3, D6.4). Its links to the app's dialogs and to logout are the same app events that
 * the menu triggers; what is sent from it makes the app read user and navigation again.
 *
 * @param frameId of the frame's element: where the focus returns to from a dialog that one of its links has opened
 * @param origin the app's own
 */
export const provideLegacyFrame = (environment: Environment, frameId: string, origin = ownOrigin() ?? '') =>
  legacyFrameMachine.provide({
    delays: { frameTimeout: FRAME_TIMEOUT_MS, mapReposition: MAP_REPOSITION_MS },
    actors: {
      askSession: fromPromise<SignInVerdict, Record<never, never>>(async ({ signal }) => ({
        somebody: selectUser(await decidedSession(environment, signal)) !== null,
      })),
    },
    guards: {
      isLeftToBrowser: ({ context }, { link, base }) =>
        classifyLegacyLink(link, { address: base, origin, route: context.route }).kind === 'alone',
    },
    actions: {
      recognisePage: raise(({ context }, { shown }) => pageEvent(arrivalOf(shown, context.route, origin))),
      recogniseLink: raise(({ context }, { link, base }) => ({
        type: 'link.followed',
        link: classifyLegacyLink(link, { address: base, origin, route: context.route }),
      })),
      triggerAppEvent: (_, { name }) =>
        sendToService(environment, 'navigation', { type: 'appEvent.triggered', name, activator: frameId }),
      // Whoever leaves before the answer comes is asked about at the next visit.
      markSessionStale: () => sendToService(environment, 'session', { type: 'session.stale' }),
      readUserAgain: () => {
        sendToService(environment, 'links', { type: 'resource.expired' });
        sendToService(environment, 'session', { type: 'session.recheckRequested' });
      },
      reportUnauthorized: () => sendToService(environment, 'session', { type: 'unauthorized' }),
    },
  });
