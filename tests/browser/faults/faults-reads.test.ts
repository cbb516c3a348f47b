import { describeFaults } from '../../support/faults/describe-faults';
import { readScreens } from '../../support/faults/read-screens';

describeFaults(Object.keys(readScreens));
