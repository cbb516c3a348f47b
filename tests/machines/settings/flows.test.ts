import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('settings').forEach((spec) => describeFlow(spec));
