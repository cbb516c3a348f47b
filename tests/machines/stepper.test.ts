import { describeFlow } from '../support/describe-flow';
import { spec } from './stepper.spec';

describeFlow(spec);
