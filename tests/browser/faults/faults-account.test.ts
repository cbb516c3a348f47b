import { accountScreens } from '../../support/faults/account-screens';
import { describeFaults } from '../../support/faults/describe-faults';

describeFaults(Object.keys(accountScreens));
