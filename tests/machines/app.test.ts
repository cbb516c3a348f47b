import { describeFlow } from '../support/describe-flow';
import { spec } from './app.spec';

describeFlow(spec);
