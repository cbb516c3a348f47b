import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('registration').forEach((spec) => describeFlow(spec));
