import { describeFlow } from '../support/describe-flow';
import { spec } from './new-version.spec';

describeFlow(spec);
