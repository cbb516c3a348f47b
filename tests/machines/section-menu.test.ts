import { describeFlow } from '../support/describe-flow';
import { spec } from './section-menu.spec';

describeFlow(spec);
