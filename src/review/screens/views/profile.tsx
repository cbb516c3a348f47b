import type { changePasswordMachine } from '../../../../machines/settings/change-password/change-password.machine';
import type { closeAccountMachine } from '../../../../machines/settings/close-account/close-account.machine';
import type { dataDownloadMachine } from '../../../../machines/settings/data-download/data-download.machine';
import type { passwordStrengthMachine } from '../../../../machines/settings/password-strength/password-strength.machine';
import { aoife } from '../../../../machines/samples';
import type { sectionMenuMachine } from '../../../../machines/app/section-menu/section-menu.machine';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import { ChangePasswordSection } from '../../../features/settings/change-password/change-password-section';
import { CloseAccountSection } from '../../../features/settings/close-account/close-account-section';
import { DataDownloadSection } from '../../../features/settings/data-download/data-download-section';
import { ProfileMenu } from '../../../features/app/profile/profile-menu';
import { SettingsForm } from '../../../features/settings/settings/settings-form';
import { SettingsScreen } from '../../../features/settings/settings/settings-screen';
import { ResetScreen } from '../../../features/session/password-reset/reset-screen';
import { flows } from '../../play/flows';
import { company } from '../company';
import { neighbour } from '../played';
import type { View, Views } from '../view.types';

const CloseAccount: View = ({ stage }) => (
  <CloseAccountSection actor={stage.root<typeof closeAccountMachine>()} user={aoife} offered />
);
const Settings: View = ({ stage }) => (
  <SettingsScreen actor={stage.root<typeof settingsMachine>()} user={aoife} Form={SettingsForm} />
);
const restingForm = neighbour(flows['form-submission'], undefined as never);

/** Screens of the profile, its payments aside. */
export const profileViews = {
  'change-password': {
    'change-password': ({ stage }) => (
      <ChangePasswordSection actor={stage.root<typeof changePasswordMachine>()} user={aoife} />
    ),
  },
  'close-account': { 'close-account': CloseAccount, 'close-account-confirm': CloseAccount },
  'data-download': {
    'data-download': ({ stage }) => <DataDownloadSection actor={stage.root<typeof dataDownloadMachine>()} />,
  },
  'password-strength': {
    'new-password': ({ stage }) => (
      <ResetScreen
        actor={restingForm}
        strength={stage.root<typeof passwordStrengthMachine>()}
        ready
        company={company}
        lostPasswordPath="/lost-pass"
      />
    ),
  },
  'section-menu': {
    'profile-menu': ({ stage }) => <ProfileMenu actor={stage.root<typeof sectionMenuMachine>()} />,
  },
  settings: {
    settings: Settings,
    'settings-changed-elsewhere': Settings,
    'settings-leave': Settings,
  },
} satisfies Readonly<Record<string, Views>>;
