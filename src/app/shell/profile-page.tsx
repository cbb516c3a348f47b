import { useLocation, useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { profile } from '#messages/settings/profile';
import { selectOwner, selectUser } from '../../../machines/session/session/session.selectors';
import type { User } from '../../domain/entities';
import type { ChangePasswordActor } from '../../features/settings/change-password/change-password-section';
import { MustChangeScreen } from '../../features/settings/change-password/must-change-screen';
import { ProfileScreen } from '../../features/app/profile/profile-screen';
import {
  PASSWORD_HEADING_ID,
  profileSections,
  type ProfileSection,
} from '../../features/shared/profile/profile-sections';
import { provideChangePassword } from '../../features/settings/change-password/change-password.provide';
import { provideSectionMenu } from '../../features/app/profile/section-menu.provide';
import { brand } from '../../ui/brand';
import { roleOf } from '../router/access';
import { ActedForYou } from '../../features/settings/acted-for-you/acted-for-you.route';
import { CloseAccount } from '../../features/settings/close-account/close-account.route';
import { Factors } from '../../features/settings/factors/factors.route';
import { Devices } from '../../features/settings/devices/devices.route';
import { EmailChange } from '../../features/settings/email-change/email-change.route';
import { DataDownload } from '../../features/settings/data-download/data-download.route';
import { ManagePaymentsSection } from '../../features/profiles/manage-payments/manage-payments.route';
import { rootRoute } from '../router/root';
import { Screen } from '../screen/screen';
import { SettingsSection, useSettings } from '../../features/settings/settings/settings.route';
import { useScreenActor } from '../screen/use-screen-actor';
import { useService } from '../screen/use-service';

type CustomerProps = {
  /** The uuid of the effective user. */
  readonly customer: string;
};

const menuInput = { sections: profileSections.map(({ id }) => id) };

const changePasswordPorts = { heading: PASSWORD_HEADING_ID, house: [brand.appName, brand.companyName] };

type SectionsProps = CustomerProps & {
  /** The only section that is shown, or `null` for all of them. */
  readonly only: ProfileSection | null;
  readonly changePassword: ChangePasswordActor;
  readonly user: User | null;
};

/** The profile's sections. All their data is requested here, so a person who must change the password loads none. */
function Sections({ customer, only, changePassword, user }: SectionsProps) {
  const { environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => provideSectionMenu(environment));
  const menu = useScreenActor(machine, { input: menuInput });
  const settings = useSettings(customer);
  const namesPlace = useLocation({ select: ({ hash }) => hash !== '' });
  return (
    <ProfileScreen
      menu={menu}
      only={only}
      atOnce={only !== null || namesPlace}
      settings={<SettingsSection settings={settings} customer={customer} />}
      payments={<ManagePaymentsSection customer={customer} />}
      changePassword={changePassword}
      emailChange={<EmailChange user={user} />}
      factors={<Factors owner={customer} user={user} />}
      devices={<Devices customer={customer} />}
      actedForYou={<ActedForYou customer={customer} />}
      download={<DataDownload customer={customer} />}
      closeAccount={<CloseAccount settings={settings} />}
      user={user}
    />
  );
}

/** The whole profile, or only the password form for a person who must change the password. */
function Profile({ customer, only }: Pick<SectionsProps, 'customer' | 'only'>) {
  const { app, environment } = rootRoute.useRouteContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const [machine] = useState(() => provideChangePassword(environment, changePasswordPorts));
  const changePassword = useScreenActor(machine);
  return user?.mustChangePassword && user.impersonation === null ? (
    <MustChangeScreen actor={changePassword} user={user} />
  ) : (
    <Sections customer={customer} only={only} changePassword={changePassword} user={user} />
  );
}

/** The profile of the effective user, or one section of it. It is mounted anew for each person. */
export function ProfilePage() {
  const { app } = rootRoute.useRouteContext();
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.section });
  const only = profileSections.find((section) => section.name === name) ?? null;
  // An admin has no profile. An admin who stops acting for a customer is here until the address changes.
  const customer = useSelector(useService(app, 'session'), (session) =>
    roleOf(selectUser(session)) === 'admin' ? null : selectOwner(session),
  );
  return (
    <Screen title={profile.title} step={only?.label ?? null}>
      {customer === null ? null : <Profile key={customer} customer={customer} only={only} />}
    </Screen>
  );
}
