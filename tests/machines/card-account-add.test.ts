import { describeFlow } from '../support/describe-flow';
import { spec } from './card-account-add.spec';

describeFlow(spec);
