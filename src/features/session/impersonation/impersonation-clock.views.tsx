import type { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import { impersonatedAoife } from '../../../../machines/samples';
import { sessionOf } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { Views } from '../../../review/screens/view.types';
import { logoutFlow } from '../session/logout.flow';
import { ImpersonationBanner } from './impersonation-banner';

export const views: Views = {
  'impersonation-banner': ({ stage }) => (
    <ImpersonationBanner
      session={sessionOf(impersonatedAoife)}
      logout={neighbour(logoutFlow, undefined)}
      clock={stage.root<typeof impersonationClockMachine>()}
    />
  ),
};
