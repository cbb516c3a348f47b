import { describeProfiles } from '../support/describe-profiles';
import { openOverStripe } from '../support/payments-rigs';

describeProfiles(openOverStripe, 'pi_');
