import { describeFlow } from '../support/describe-flow';
import { spec } from './credit-request.spec';

describeFlow(spec);
