import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('profiles').forEach((spec) => describeFlow(spec));
