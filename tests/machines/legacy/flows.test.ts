import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('legacy').forEach((spec) => describeFlow(spec));
