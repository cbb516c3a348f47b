import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { profile } from '#messages/profile';
import { selectOwner, selectUser } from '../../machines/session/session.selectors';
import type { User } from '../domain/entities';
import type { ChangePasswordActor } from '../features/profile/change-password-section';
import { MustChangeScreen } from '../features/profile/must-change-screen';
import { ProfileScreen } from '../features/profile/profile-screen';
import { PASSWORD_HEADING_ID, profileSections } from '../features/profile/profile-sections';
import { provideChangePassword } from '../provide/change-password';
import { provideSectionMenu } from '../provide/section-menu';
import { brand } from '../ui/brand';
import { roleOf } from './access';
import { ActedForYou } from './acted-for-you';
import { CloseAccount } from './close-account';
import { DataDownload } from './data-download';
import { ManagePaymentsSection } from './manage-payments-section';
import { rootRoute } from './root';
import { Screen } from './screen';
import { SettingsSection, useSettings } from './settings-section';
import { useScreenActor } from './use-screen-actor';
import { useService } from './use-service';

type CustomerProps = {
  /** The effective user's uuid. */
  readonly customer: string;
};

const menuInput = { sections: profileSections.map(({ id }) => id) };

const changePasswordPorts = { heading: PASSWORD_HEADING_ID, house: [brand.appName, brand.companyName] };

type SectionsProps = CustomerProps & {
  readonly changePassword: ChangePasswordActor;
  readonly user: User | null;
};

/** The profile's sections: everything that they load is asked for here, and for nobody who must change the password. */
function Sections({ customer, changePassword, user }: SectionsProps) {
  const { environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => provideSectionMenu(environment));
  const menu = useScreenActor(machine, { input: menuInput });
  const settings = useSettings(customer);
  return (
    <ProfileScreen
      menu={menu}
      settings={<SettingsSection settings={settings} customer={customer} />}
      payments={<ManagePaymentsSection customer={customer} />}
      changePassword={changePassword}
      actedForYou={<ActedForYou customer={customer} />}
      download={<DataDownload customer={customer} />}
      closeAccount={<CloseAccount settings={settings} />}
      user={user}
    />
  );
}

/** The whole profile, or the password alone for somebody who must change it. */
function Profile({ customer }: CustomerProps) {
  const { app, environment } = rootRoute.useRouteContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const [machine] = useState(() => provideChangePassword(environment, changePasswordPorts));
  const changePassword = useScreenActor(machine);
  return user?.mustChangePassword && user.impersonation === null ? (
    <MustChangeScreen actor={changePassword} user={user} />
  ) : (
    <Sections customer={customer} changePassword={changePassword} user={user} />
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
