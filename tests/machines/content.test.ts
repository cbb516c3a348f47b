import { describeFlow } from '../support/describe-flow';
import { spec } from './content.spec';

describeFlow(spec);
