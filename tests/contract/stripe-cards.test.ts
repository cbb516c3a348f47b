import { describeCards } from '../support/describe-cards';
import { openOverStripe } from '../support/payments-rigs';

describeCards(openOverStripe);
