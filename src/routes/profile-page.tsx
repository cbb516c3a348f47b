import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { profile } from '#messages/profile';
import { selectOwner, selectUser } from '../../machines/session/session.selectors';
import { MustChangeScreen } from '../features/profile/must-change-screen';
import { ProfileScreen } from '../features/profile/profile-screen';
import { PASSWORD_HEADING_ID, profileSections } from '../features/profile/profile-sections';
import { provideChangePassword } from '../provide/change-password';
import { provideSectionMenu } from '../provide/section-menu';
import { brand } from '../ui/brand';
import { roleOf } from './access';
import { ManagePaymentsSection } from './manage-payments-section';
import { rootRoute } from './root';
import { Screen } from './screen';
import { useService } from './use-service';

type CustomerProps = {
  /** The effective user's uuid. */
  readonly customer: string;
};

const menuInput = { sections: profileSections.map(({ id }) => id) };

const changePasswordPorts = { heading: PASSWORD_HEADING_ID, house: [brand.appName, brand.companyName] };

/** The whole profile, or the password alone for somebody who must change it: nothing else is asked for then. */
function Profile({ customer }: CustomerProps) {
  const { app, environment } = rootRoute.useRouteContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const [machine] = useState(() => provideChangePassword(environment, changePasswordPorts));
  const changePassword = useActorRef(machine);
  const [menuMachine] = useState(() => provideSectionMenu(environment));
  const menu = useActorRef(menuMachine, { input: menuInput });
  if (user?.mustChangePassword && user.impersonation === null)
    return <MustChangeScreen actor={changePassword} user={user} />;
  return (
    <ProfileScreen
      menu={menu}
      settings={null}
      payments={<ManagePaymentsSection customer={customer} />}
      changePassword={changePassword}
      download={null}
      closeAccount={null}
      user={user}
    />
  );
}

/** The profile of the effective user; a new one for whoever it is next. */
export function ProfilePage() {
  const { app } = rootRoute.useRouteContext();
  // An admin has none: one who returns from acting for a customer is here until the address has changed.
  const customer = useSelector(useService(app, 'session'), (session) =>
    roleOf(selectUser(session)) === 'admin' ? null : selectOwner(session),
  );
  return (
    <Screen title={profile.title}>
      {customer === null ? null : <Profile key={customer} customer={customer} />}
    </Screen>
  );
}
