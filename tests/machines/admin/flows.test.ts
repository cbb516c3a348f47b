import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('admin').forEach((spec) => describeFlow(spec));
