import type { changePasswordMachine } from '../../../../machines/settings/change-password/change-password.machine';
import { aoife } from '../../../../machines/samples';
import type { Views } from '../../../review/screens/view.types';
import { ChangePasswordSection } from './change-password-section';

export const views: Views = {
  'change-password': ({ stage }) => (
    <ChangePasswordSection actor={stage.root<typeof changePasswordMachine>()} user={aoife} />
  ),
};

export const undrawn = ['change-password.changed'];
