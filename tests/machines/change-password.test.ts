import { describeFlow } from '../support/describe-flow';
import { spec } from './change-password.spec';

describeFlow(spec);
