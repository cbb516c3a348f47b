import { testSubmissionsOf } from '../support/money/submission/submission-plays';

// A file for each input of the chart: they run side by side.
testSubmissionsOf('visitorUnrepeatable');
