import { describeFlow } from '../support/describe-flow';
import { spec } from './customer-search.spec';

describeFlow(spec);
