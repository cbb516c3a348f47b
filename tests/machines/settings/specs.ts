import { spec as changePassword } from './change-password.spec';
import { spec as closeAccount } from './close-account.spec';
import { spec as dataDownload } from './data-download.spec';
import { spec as passwordStrength } from './password-strength.spec';
import { spec as settings } from './settings/settings.spec';

/** What the tests say of the flows of this area. */
export const specs = [changePassword, closeAccount, dataDownload, passwordStrength, settings] as const;
