import report from 'virtual:flow-coverage';
import { readCoverage } from './coverage';

/** The coverage at the time of the site's build. */
export const coverage = readCoverage(report);
