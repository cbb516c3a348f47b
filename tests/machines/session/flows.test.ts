import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('session').forEach((spec) => describeFlow(spec));
