import { describeFlow } from '../support/describe-flow';
import { spec } from './tabs.spec';

describeFlow(spec);
