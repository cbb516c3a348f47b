import { describeFlow } from '../support/describe-flow';
import { spec } from './logout.spec';

describeFlow(spec);
