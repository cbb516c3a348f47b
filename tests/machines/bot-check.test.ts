import { describeFlow } from '../support/describe-flow';
import { spec } from './bot-check.spec';

describeFlow(spec);
