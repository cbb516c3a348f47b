import { legacyFrameMachine } from '../../machines/legacy-frame/legacy-frame.machine';
import { FRAME_TIMEOUT_MS } from '../domain/limits';
import { tell, type Environment } from './environment';

/** An older page in its frame; what is sent from it makes the app read user and navigation again (decisions, section 6). */
export const provideLegacyFrame = (environment: Environment) =>
  legacyFrameMachine.provide({
    delays: { frameTimeout: FRAME_TIMEOUT_MS },
    actions: {
      // Whoever leaves before the answer comes is asked about at the next visit.
      doubtUser: () => tell(environment, 'session', { type: 'session.doubted' }),
      readUserAgain: () => {
        tell(environment, 'links', { type: 'resource.expired' });
        tell(environment, 'session', { type: 'session.questioned' });
      },
    },
  });
