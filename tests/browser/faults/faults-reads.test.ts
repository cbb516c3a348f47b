import { describeFaults } from '../../support/faults/browser/describe-faults';
import { readScreens } from '../../support/faults/browser/read-screens';

describeFaults(Object.keys(readScreens));
