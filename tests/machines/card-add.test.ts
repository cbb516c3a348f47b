import { describeFlow } from '../support/describe-flow';
import { spec } from './card-add.spec';

describeFlow(spec);
