import { describeFlow } from '../support/describe-flow';
import { spec } from './session.spec';

describeFlow(spec);
