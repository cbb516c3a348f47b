import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('premium').forEach((spec) => describeFlow(spec));
