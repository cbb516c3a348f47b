import { describeFlow } from '../support/describe-flow';
import { spec } from './subscription-cancel.spec';

describeFlow(spec);
