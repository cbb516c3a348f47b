import { describeFlow } from '../support/describe-flow';
import { spec } from './subscription-withdrawal.spec';

describeFlow(spec);
