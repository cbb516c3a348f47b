import { describeFlow } from '../support/describe-flow';
import { spec } from './data-download.spec';

describeFlow(spec);
