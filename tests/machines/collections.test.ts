import { describeFlow } from '../support/describe-flow';
import { spec } from './collections.spec';

describeFlow(spec);
