import { premiumScreens } from '../../support/faults/browser/premium-screens';
import { describeFaults } from '../../support/faults/browser/describe-faults';

describeFaults(Object.keys(premiumScreens));
