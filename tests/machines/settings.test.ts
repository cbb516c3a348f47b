import { describeFlow } from '../support/describe-flow';
import { spec } from './settings.spec';

describeFlow(spec);
