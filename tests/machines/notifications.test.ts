import { describeFlow } from '../support/describe-flow';
import { spec } from './notifications.spec';

describeFlow(spec);
