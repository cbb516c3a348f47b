import { describeFlow } from '../support/describe-flow';
import { spec } from './receipt-download.spec';

describeFlow(spec);
