import { aoife } from '../../../../machines/samples';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { SettingsForm } from './settings-form';
import { SettingsScreen } from './settings-screen';

const Settings: View = ({ stage }) => (
  <SettingsScreen actor={stage.root<typeof settingsMachine>()} user={aoife} Form={SettingsForm} />
);

export const views: Views = {
  settings: Settings,
  'settings-changed-elsewhere': Settings,
  'settings-leave': Settings,
};
