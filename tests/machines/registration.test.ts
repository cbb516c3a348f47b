import { describeFlow } from '../support/describe-flow';
import { spec } from './registration.spec';

describeFlow(spec);
