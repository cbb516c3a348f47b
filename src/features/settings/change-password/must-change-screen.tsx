import { chakra } from '@chakra-ui/react/styled-system';
import { profile } from '#messages/settings/profile';
import type { User } from '../../../domain/entities';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { Icon } from '../../../ui/icons';
import { Panel } from '../../../ui/panel';
import { PageHeading } from '../../../ui/text';
import { ChangePassword, type ChangePasswordActor } from './change-password-section';

type MustChangeScreenProps = { readonly actor: ChangePasswordActor; readonly user: User };

/** The only screen until the password is changed (S2.profilePage.1, D3.2). */
export function MustChangeScreen({ actor, user }: MustChangeScreenProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      width="full"
      maxWidth="form"
      marginInline="auto"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="3"
        rowGap="1"
        padding={{ base: '4', md: '6' }}
        borderRadius="card"
        borderInlineStartWidth="5px"
        borderColor="warning"
        bg="warning.subtle"
      >
        <chakra.span color="warning" paddingBlock="1">
          <Icon name="lock" size="26px" />
        </chakra.span>
        <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
          {profile.mustChangeTitle}
        </PageHeading>
        <chakra.p gridColumn="2">{profile.mustChangeHelp}</chakra.p>
      </chakra.div>
      <Panel>
        <ChangePassword actor={actor} user={user} primary />
      </Panel>
    </chakra.div>
  );
}
