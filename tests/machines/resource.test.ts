import { describeFlow } from '../support/describe-flow';
import { spec } from './resource.spec';

describeFlow(spec);
