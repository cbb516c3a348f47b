import { describeFlow } from '../support/describe-flow';
import { spec } from './navigation.spec';

describeFlow(spec);
