import { useSelector } from '@xstate/react';
import { profile } from '#messages/settings/profile';
import type { changePasswordMachine } from '../../../../machines/settings/change-password/change-password.machine';
import {
  selectForm,
  selectStrength,
} from '../../../../machines/settings/change-password/change-password.selectors';
import type { User } from '../../../domain/entities';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { impersonationRefusal } from '../../shared/person/impersonation-refusal';
import { ChangePasswordForm } from './change-password-form';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { PASSWORD_HEADING_ID } from '../../shared/profile/profile-sections';

export type ChangePasswordActor = ScreenActor<typeof changePasswordMachine>;

type ChangePasswordProps = {
  readonly actor: ChangePasswordActor;
  /** The effective user; `null` while the person has to sign in again. */
  readonly user: User | null;
  /** The form is the purpose of the screen. */
  readonly primary?: boolean;
};

/**
 * The form, remounted after each change. For an admin who acts for the customer, it says why there is none (D2.20).
 */
export function ChangePassword({ actor, user, primary = false }: ChangePasswordProps) {
  const form = useSelector(actor, selectForm);
  const strength = useSelector(actor, selectStrength);
  const refusal = impersonationRefusal(user, 'changePassword');
  if (refusal !== null) return <Notice tone="info" title={refusal} />;
  if (form === undefined || strength === undefined) return null;
  return <ChangePasswordForm actor={form} strength={strength} email={user?.email ?? ''} primary={primary} />;
}

/** The section of the profile, with its heading (S2.profilePage.4). */
export function ChangePasswordSection(props: Pick<ChangePasswordProps, 'actor' | 'user'>) {
  return (
    <ExplainedSection
      id={PASSWORD_HEADING_ID}
      title={profile.changePassword}
      help={profile.changePasswordHelp}
    >
      <Panel>
        <ChangePassword {...props} />
      </Panel>
    </ExplainedSection>
  );
}
