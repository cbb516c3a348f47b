import { useSelector } from '@xstate/react';
import type { changePasswordMachine } from '../../../machines/change-password/change-password.machine';
import { selectForm, selectStrength } from '../../../machines/change-password/change-password.selectors';
import type { User } from '../../domain/entities';
import { Notice } from '../../ui/notice';
import type { ScreenActor } from '../../ui/screen-actor';
import { impersonationRefusal } from '../banners/impersonation-refusal';
import { ChangePasswordForm } from './change-password-form';

export type ChangePasswordActor = ScreenActor<typeof changePasswordMachine>;

type ChangePasswordProps = {
  readonly actor: ChangePasswordActor;
  /** The effective user; `null` while they have to sign in again in place. */
  readonly user: User | null;
  /** It is what the screen is there for. */
  readonly primary?: boolean;
};

/** The form, anew after every change; or why an admin who acts for the customer has none (decisions, section 2). */
export function ChangePassword({ actor, user, primary = false }: ChangePasswordProps) {
  const form = useSelector(actor, selectForm);
  const strength = useSelector(actor, selectStrength);
  const refusal = impersonationRefusal(user, 'changePassword');
  if (refusal !== null) return <Notice tone="info" title={refusal} />;
  if (form === undefined || strength === undefined) return null;
  return <ChangePasswordForm actor={form} strength={strength} email={user?.email ?? ''} primary={primary} />;
}
