import { spec as creditRequestDecision } from './credit-request-decision/credit-request-decision.spec';
import { spec as customerSearch } from './customer-search.spec';

/** What the tests say of the flows of this area. */
export const specs = [creditRequestDecision, customerSearch] as const;
