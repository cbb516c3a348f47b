import { describeFlow } from '../support/describe-flow';
import { spec } from './impersonation-clock.spec';

describeFlow(spec);
