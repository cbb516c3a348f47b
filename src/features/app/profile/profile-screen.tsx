import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { profile } from '#messages/settings/profile';
import type { User } from '../../../domain/entities';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { InTurn } from '../../../ui/in-turn';
import { PageHeading } from '../../../ui/text';
import { LOW_WINDOW } from '../../../ui/theme/low-window';
import {
  ChangePasswordSection,
  type ChangePasswordActor,
} from '../../settings/change-password/change-password-section';
import {
  PASSWORD_HEADING_ID,
  type ProfileSection,
  type ProfileSectionName,
} from '../../shared/profile/profile-sections';
import { ProfileLinks, ProfileMenu, type SectionMenuActor } from './profile-menu';

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

type ProfileScreenProps = {
  readonly menu: SectionMenuActor;
  /** The only section that is shown, or `null` for all of them. */
  readonly only: ProfileSection | null;
  /** Draws the last section together with the others, because the address leads to it. */
  readonly atOnce: boolean;
  /** The section Settings, with its heading (`SETTINGS_HEADING_ID`). */
  readonly settings: ReactNode;
  /** The section Manage Payments, with its heading (`PAYMENTS_HEADING_ID`). */
  readonly payments: ReactNode;
  readonly changePassword: ChangePasswordActor;
  /** The email address and its change, with its own heading, below the password. */
  readonly emailChange: ReactNode;
  /** The second step of signing in, with its own heading. */
  readonly factors: ReactNode;
  /** The devices on which the customer is signed in, with its own heading. */
  readonly devices: ReactNode;
  /** What admins did in the customer's name, with its own heading. */
  readonly actedForYou: ReactNode;
  /** The download of the customer's data, with its own heading. */
  readonly download: ReactNode;
  /** Closing the account, with its own heading, at the end. */
  readonly closeAccount: ReactNode;
  readonly user: User | null;
};

/** The profile's sections, or one of them, with their menu (S2.profilePage, S2.loggedInRoutes.1). */
export function ProfileScreen(props: ProfileScreenProps) {
  const {
    menu,
    only,
    atOnce,
    settings,
    payments,
    changePassword,
    emailChange,
    factors,
    devices,
    actedForYou,
    download,
    closeAccount,
    user,
  } = props;
  const shows = (name: ProfileSectionName) => only === null || only.name === name;
  return (
    <chakra.div
      display="grid"
      gap={{ base: '6', md: '8', lg: '10' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 12rem) minmax(0, 1fr)',
        lg: '14rem minmax(0, 1fr)',
      }}
      alignItems="start"
    >
      {only === null ? <ProfileMenu actor={menu} /> : <ProfileLinks current={only} />}
      <Stack
        gap="10"
        css={{
          // Keeps a focused element clear of the section links, which are sticky on phones.
          '& :is(h1, h2, h3, a, button, input, select, textarea)': {
            scrollMarginTop: '20',
            [LOW_WINDOW]: { scrollMarginTop: '0' },
          },
          // A layer for each section, so that typing in one does not repaint the others.
          '& section': { position: 'relative' },
        }}
      >
        <PageHeading id={MAIN_HEADING_ID} tabIndex={-1} marginBlockEnd="-4">
          {profile.title}
        </PageHeading>
        {shows('settings') ? settings : null}
        {shows('payments') ? payments : null}
        {shows('security') ? (
          <InTurn turn={atOnce ? 0 : 2} minHeight="90rem" headingId={PASSWORD_HEADING_ID}>
            <Stack gap="8">
              <ChangePasswordSection actor={changePassword} user={user} />
              {factors}
              {emailChange}
              {devices}
              {actedForYou}
              {download}
              {closeAccount}
            </Stack>
          </InTurn>
        ) : null}
      </Stack>
    </chakra.div>
  );
}
