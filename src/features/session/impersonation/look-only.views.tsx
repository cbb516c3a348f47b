import { profile } from '#messages/settings/profile';
import { lookedAtAoife } from '../../../../machines/samples';
import type { lookOnlyMachine } from '../../../../machines/session/look-only/look-only.machine';
import { sessionOf } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import { PageHeading } from '../../../ui/text';
import { logoutFlow } from '../session/logout.flow';
import { impersonationClockFlow } from './impersonation-clock.flow';
import { LookOnlyBanner } from './look-only-banner';

/** The banner above a page, of which only the heading is rendered. */
const Banner: View = ({ stage }) => (
  <>
    <LookOnlyBanner
      actor={stage.root<typeof lookOnlyMachine>()}
      session={sessionOf(lookedAtAoife)}
      logout={neighbour(logoutFlow, undefined)}
      clock={neighbour(
        impersonationClockFlow,
        { startedAt: '2026-11-20T13:53:00Z' },
        { settle: 'readElapsed', with: 'twelveMinutes' },
      )}
    />
    <PageHeading>{profile.title}</PageHeading>
  </>
);

export const views: Views = { 'look-only-banner': Banner, 'act-for-customer': Banner };
