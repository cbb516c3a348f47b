import type { sectionMenuMachine } from '../../../../machines/app/section-menu/section-menu.machine';
import type { Views } from '../../../review/screens/view.types';
import { ProfileMenu } from './profile-menu';

export const views: Views = {
  'profile-menu': ({ stage }) => <ProfileMenu actor={stage.root<typeof sectionMenuMachine>()} />,
};
