import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('content').forEach((spec) => describeFlow(spec));
