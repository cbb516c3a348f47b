import { addCardScreens } from './screens/add-card';
import { authScreens } from './screens/auth';
import { contentScreens } from './screens/content';
import { frameScreens } from './screens/frames';
import { managePaymentsScreens } from './screens/manage-payments';
import { noticeScreens } from './screens/notices';
import { expiringScreens } from './screens/profile-expiring';
import { cardScreens } from './screens/profile-cards';
import { passwordScreens } from './screens/profile';
import { accountScreens } from './screens/profile-account';
import { paymentProfileScreens } from './screens/profile-payment-profiles';
import { premiumScreens } from './screens/profile-premium';
import { settingsScreens } from './screens/profile-settings';
import { registrationScreens } from './screens/registration';
import type { ScreenState } from './screens/screen-state';
import { shellScreens } from './screens/shell';
import { startScreens } from './screens/start';

/** Every screen and dialog in each of its states: for axe, the narrow screen and the pictures. */
export const screenStates: readonly ScreenState[] = [
  ...startScreens,
  ...shellScreens,
  ...authScreens,
  ...settingsScreens,
  ...managePaymentsScreens,
  ...cardScreens,
  ...paymentProfileScreens,
  ...premiumScreens,
  ...passwordScreens,
  ...accountScreens,
  ...addCardScreens,
  ...contentScreens,
  ...frameScreens,
  ...noticeScreens,
  ...expiringScreens,
  ...registrationScreens,
];
