import { describeFlow } from '../support/describe-flow';
import { spec } from './impersonation-start.spec';

describeFlow(spec);
