import { describeFlow } from '../support/describe-flow';
import { spec } from './card-entry.spec';

describeFlow(spec);
