import report from 'virtual:flow-coverage';
import { readCoverage, readMeasuredAt } from './coverage';

/** The coverage at the time of the site's build. */
export const coverage = readCoverage(report);

export const measuredAt = readMeasuredAt(report);
