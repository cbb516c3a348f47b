import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('app').forEach((spec) => describeFlow(spec));
