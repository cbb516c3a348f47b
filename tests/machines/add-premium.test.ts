import { describeFlow } from '../support/describe-flow';
import { spec } from './add-premium.spec';

describeFlow(spec);
