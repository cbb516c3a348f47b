import { describeFaults } from '../../support/faults/browser/describe-faults';
import { cardScreens } from '../../support/faults/browser/card-screens';

describeFaults(Object.keys(cardScreens));
