import { describeFlow } from '../support/describe-flow';
import { spec } from './card-removal.spec';

describeFlow(spec);
