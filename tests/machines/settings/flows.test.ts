import { describeFlow } from '../../support/charts/describe-flow';
import { specs } from './specs';

specs.forEach((spec) => describeFlow(spec as never));
