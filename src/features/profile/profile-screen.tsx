import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { profile } from '#messages/profile';
import type { User } from '../../domain/entities';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';
import { Panel } from '../../ui/panel';
import { Help, SectionHeading } from '../../ui/text';
import { ChangePassword, type ChangePasswordActor } from './change-password-section';
import { ProfileMenu, type ProfileSection } from './profile-menu';

/** The heading of the section Change Password; the focus goes there after a change. */
export const PASSWORD_HEADING_ID = 'change-password';

const sections: readonly ProfileSection[] = [
  { id: MAIN_HEADING_ID, label: profile.managePayments },
  { id: PASSWORD_HEADING_ID, label: profile.changePassword },
];

type ProfileScreenProps = {
  /** Manage Payments, which begins with the page's heading. */
  readonly payments: ReactNode;
  readonly changePassword: ChangePasswordActor;
  readonly user: User | null;
};

/** The profile's sections with their menu (specification, section 2 "Profile page"). */
export function ProfileScreen({ payments, changePassword, user }: ProfileScreenProps) {
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
      <ProfileMenu sections={sections} />
      <chakra.div
        display="grid"
        gap="10"
        gridTemplateColumns="minmax(0, 1fr)"
        // What takes the focus is not hidden behind the row of section links that stays in sight on phones.
        css={{ '& :is(h1, h2, a, button, input)': { scrollMarginTop: '20' } }}
      >
        {payments}
        <chakra.section
          aria-labelledby={PASSWORD_HEADING_ID}
          display="grid"
          gap="4"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <chakra.div display="grid" gap="1">
            <SectionHeading id={PASSWORD_HEADING_ID} tabIndex={-1}>
              {profile.changePassword}
            </SectionHeading>
            <Help>{profile.changePasswordHelp}</Help>
          </chakra.div>
          <Panel>
            <ChangePassword actor={changePassword} user={user} />
          </Panel>
        </chakra.section>
      </chakra.div>
    </chakra.div>
  );
}
