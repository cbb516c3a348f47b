import { describeFlow } from '../support/describe-flow';
import { spec } from './manage-payments.spec';

describeFlow(spec);
