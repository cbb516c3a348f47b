import { describeFlow } from '../support/describe-flow';
import { spec } from './form-press.spec';

describeFlow(spec);
