import { accountScreens } from '../../support/faults/browser/account-screens';
import { describeFaults } from '../../support/faults/browser/describe-faults';

describeFaults(Object.keys(accountScreens));
