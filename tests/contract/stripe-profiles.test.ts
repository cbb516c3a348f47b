import { describeProfiles } from '../support/contract/describe-profiles';
import { openOverStripe } from '../support/contract/payments-rigs';

describeProfiles(openOverStripe, 'pi_');
