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
 * Provides an older page in its frame (D6.3, D6.4). Its links to the app's dialogs and to logout trigger the same app
 * events as the menu. After a form is sent from it, the app reads user and navigation again.
 *
 * @param frameId the id of the frame element, which takes the focus back from a dialog that one of its links opened
 * @param origin the app's own origin
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
      // If the person leaves before the answer arrives, the next `session.visited` reads the session again.
      markSessionStale: () => sendToService(environment, 'session', { type: 'session.stale' }),
      readUserAgain: () => {
        sendToService(environment, 'links', { type: 'resource.expired' });
        sendToService(environment, 'session', { type: 'session.recheckRequested' });
      },
      reportUnauthorized: () => sendToService(environment, 'session', { type: 'unauthorized' }),
    },
  });
