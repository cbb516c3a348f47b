import { describeFlow } from '../support/describe-flow';
import { spec } from './subscription-resume.spec';

describeFlow(spec);
