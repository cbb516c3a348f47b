import { describeFlow } from '../support/describe-flow';
import { spec } from './expiring-cards.spec';

describeFlow(spec);
