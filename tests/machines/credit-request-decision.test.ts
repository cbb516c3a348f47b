import { describeFlow } from '../support/describe-flow';
import { spec } from './credit-request-decision.spec';

describeFlow(spec);
