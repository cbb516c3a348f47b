import { describeFlow } from '../support/describe-flow';
import { spec } from './card-choice.spec';

describeFlow(spec);
