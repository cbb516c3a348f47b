import { describeFlow } from '../support/describe-flow';
import { spec } from './card-default.spec';

describeFlow(spec);
