import report from 'virtual:flow-coverage';
import { readCoverage } from './coverage';

/** The coverage that was there when the site was built. */
export const coverage = readCoverage(report);
