import { useSelector } from '@xstate/react';
import { profile } from '#messages/settings/profile';
import type { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import { aoife, config, impersonatedAoife } from '../../../../machines/samples';
import { isRoute, links, sessionOf } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import { PageHeading } from '../../../ui/text';
import { FoundCustomers } from '../../admin/customer-search/customer-search.views';
import { navigationFlow } from '../../app/navigation/navigation.flow';
import { Shell } from '../../app/header/shell';
import { LoginAtRest } from '../form-submission/form-submission.views';

const navigation = neighbour(navigationFlow, undefined);
const own = sessionOf(aoife);
const acting = sessionOf(impersonatedAoife);

/** The profile of a customer with the button, and the screen that the press leads to. */
const Logout: View = (props) => {
  const { stage, rig } = props;
  const logout = stage.root<typeof logoutMachine>();
  const state = useSelector(logout, ({ value }) => value);
  if (rig.effectsOf('clearUser').length > 0) return <LoginAtRest />;
  if (rig.effectsOf('readUserAgain').length > 0) return <FoundCustomers {...props} />;
  return (
    <Shell
      session={state === 'endingImpersonation' ? acting : own}
      links={links}
      navigation={navigation}
      logout={logout}
      company={config}
      path="/profile"
      isRoute={isRoute}
    >
      <PageHeading>{profile.title}</PageHeading>
    </Shell>
  );
};

export const views: Views = { any: Logout };
