import { addCardScreens } from './screens/add-card';
import { authScreens } from './screens/auth';
import { managePaymentsScreens } from './screens/manage-payments';
import { noticeScreens } from './screens/notices';
import type { ScreenState } from './screens/screen-state';
import { startScreens } from './screens/start';

/** Every screen and dialog in each of its states: for axe, the narrow screen and the pictures. */
export const screenStates: readonly ScreenState[] = [
  ...startScreens,
  ...authScreens,
  ...managePaymentsScreens,
  ...addCardScreens,
  ...noticeScreens,
];
