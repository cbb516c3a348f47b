import { describeFlow } from '../support/describe-flow';
import { spec } from './legacy-frame.spec';

describeFlow(spec);
