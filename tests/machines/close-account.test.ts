import { describeFlow } from '../support/describe-flow';
import { spec } from './close-account.spec';

describeFlow(spec);
