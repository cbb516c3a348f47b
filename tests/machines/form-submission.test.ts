import { describeFlow } from '../support/describe-flow';
import { spec } from './form-submission.spec';

describeFlow(spec);
