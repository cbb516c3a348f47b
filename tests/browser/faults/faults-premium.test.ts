import { premiumScreens } from '../../support/faults/premium-screens';
import { describeFaults } from '../../support/faults/describe-faults';

describeFaults(Object.keys(premiumScreens));
