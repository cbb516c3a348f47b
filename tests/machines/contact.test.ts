import { describeFlow } from '../support/describe-flow';
import { spec } from './contact.spec';

describeFlow(spec);
