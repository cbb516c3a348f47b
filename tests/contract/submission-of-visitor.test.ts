import { testSubmissionsOf } from '../support/money/submission/submission-plays';

// Issue 5, "Shows when done", 2. A file for each input of the chart: they run side by side.
testSubmissionsOf('visitor');
