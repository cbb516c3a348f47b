import { describeFlow } from '../support/describe-flow';
import { spec } from './account-switches.spec';

describeFlow(spec);
