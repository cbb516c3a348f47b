import { describeFlow } from '../../support/charts/describe-flow';
import { specsOf } from '../specs';

specsOf('cards').forEach((spec) => describeFlow(spec));
