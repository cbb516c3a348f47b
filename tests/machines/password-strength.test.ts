import { describeFlow } from '../support/describe-flow';
import { spec } from './password-strength.spec';

describeFlow(spec);
