import { addCardScreens } from './screens/add-card';
import { authScreens } from './screens/auth';
import { contentScreens } from './screens/content';
import { frameScreens } from './screens/frames';
import { managePaymentsScreens } from './screens/manage-payments';
import { noticeScreens } from './screens/notices';
import { passwordScreens } from './screens/profile';
import { registrationScreens } from './screens/registration';
import type { ScreenState } from './screens/screen-state';
import { shellScreens } from './screens/shell';
import { startScreens } from './screens/start';
import { wizardFaultScreens } from './screens/wizard-faults';

/** Every screen and dialog in each of its states: for axe, the narrow screen and the pictures. */
export const screenStates: readonly ScreenState[] = [
  ...startScreens,
  ...shellScreens,
  ...authScreens,
  ...managePaymentsScreens,
  ...passwordScreens,
  ...addCardScreens,
  ...contentScreens,
  ...frameScreens,
  ...noticeScreens,
  ...registrationScreens,
  ...wizardFaultScreens,
];
