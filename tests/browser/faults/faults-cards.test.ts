import { describeFaults } from '../../support/faults/describe-faults';
import { cardScreens } from '../../support/faults/card-screens';

describeFaults(Object.keys(cardScreens));
