import { describeFlow } from '../support/describe-flow';
import { spec } from './dialogs.spec';

describeFlow(spec);
