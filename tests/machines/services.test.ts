import { describeFlow } from '../support/describe-flow';
import { spec } from './services.spec';

describeFlow(spec);
