import { describeFlow } from '../support/describe-flow';
import { spec } from './demo-banner.spec';

describeFlow(spec);
