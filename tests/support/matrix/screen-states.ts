import { addCardScreens } from '../cards/add-card-screens';
import { adminRequestScreens } from '../screens/admin-requests';
import { adminScreens } from '../screens/admin';
import { authScreens } from '../screens/auth';
import { contentScreens } from '../screens/content';
import { deviceScreens } from '../screens/devices';
import { emailChangeScreens } from '../screens/email-change';
import { factorScreens } from '../screens/factors';
import { frameScreens } from '../screens/frames';
import { lookOnlyScreens } from '../screens/look-only';
import { managePaymentsScreens } from '../screens/profile/manage-payments';
import { noticeScreens } from '../screens/notices';
import { expiringScreens } from '../screens/profile/profile-expiring';
import { cardScreens } from '../screens/profile/profile-cards';
import { passwordScreens } from '../screens/profile/profile';
import { accountScreens } from '../screens/profile/profile-account';
import { paymentProfileScreens } from '../screens/profile/profile-payment-profiles';
import { premiumScreens } from '../screens/profile/profile-premium';
import { receiptScreens } from '../screens/profile/profile-receipts';
import { settingsScreens } from '../screens/profile/profile-settings';
import { registrationScreens } from '../screens/registration';
import type { ScreenState } from '../screens/screen-state';
import { shellScreens } from '../screens/shell';
import { startScreens } from '../screens/start';
import { supportScreens } from '../screens/support';
import { walletScreens } from '../screens/wallet';
import { wizardFaultScreens } from '../screens/wizard-faults';

/** The screens of visitors, and those that belong to nobody. */
export const visitorScreens: readonly ScreenState[] = [
  ...startScreens,
  ...authScreens,
  ...contentScreens,
  ...registrationScreens,
];

/** The profile of a customer, its dialogs, and the notices of cards. */
export const profileScreens: readonly ScreenState[] = [
  ...settingsScreens,
  ...managePaymentsScreens,
  ...cardScreens,
  ...paymentProfileScreens,
  ...premiumScreens,
  ...receiptScreens,
  ...passwordScreens,
  ...deviceScreens,
  ...emailChangeScreens,
  ...factorScreens,
  ...lookOnlyScreens,
  ...accountScreens,
  ...expiringScreens,
];

/** The other screens of customers and admins, and overlays. */
export const signedInScreens: readonly ScreenState[] = [
  ...shellScreens,
  ...addCardScreens,
  ...frameScreens,
  ...adminScreens,
  ...supportScreens,
  ...noticeScreens,
  ...wizardFaultScreens,
  ...walletScreens,
  ...adminRequestScreens,
];

/** Every screen and dialog in each of its states, for axe, the narrow screen and the screenshots. */
export const screenStates: readonly ScreenState[] = [
  ...visitorScreens,
  ...profileScreens,
  ...signedInScreens,
];
