import { describeFlow } from '../support/describe-flow';
import { spec } from './submission.spec';

describeFlow(spec);
