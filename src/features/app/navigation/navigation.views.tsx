import { profile } from '#messages/settings/profile';
import type { navigationMachine } from '../../../../machines/app/navigation/navigation.machine';
import { aoife, config } from '../../../../machines/samples';
import { isRoute, links, sessionOf } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import { PageHeading } from '../../../ui/text';
import { logoutFlow } from '../../session/session/logout.flow';
import { Shell } from '../header/shell';

const Navigation: View = ({ stage }) => (
  <Shell
    session={sessionOf(aoife)}
    links={links}
    navigation={stage.root<typeof navigationMachine>()}
    logout={neighbour(logoutFlow, undefined)}
    company={config}
    path="/profile"
    isRoute={isRoute}
  >
    <PageHeading>{profile.title}</PageHeading>
  </Shell>
);

export const views: Views = { shell: Navigation, drawer: Navigation };
