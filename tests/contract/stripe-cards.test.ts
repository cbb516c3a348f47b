import { describeCards } from '../support/contract/describe-cards';
import { openOverStripe } from '../support/contract/payments-rigs';

describeCards(openOverStripe);
