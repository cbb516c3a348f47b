import type { Customer, CustomerPage } from '../../../src/domain/admin-entities';
import type { CustomerSearch } from '../../../src/domain/customer-search';

/** The search that the address asks for. */
export type CustomerSearchInput = CustomerSearch;

/** What stands in the field, and what it asks for: the same without what surrounds it. */
type Typed = { readonly typed: string; readonly wanted: string };

export type CustomerSearchContext = CustomerSearch &
  Typed & {
    /** The last good answer, and what was searched for; `null` while there was none. */
    readonly found: (CustomerPage & { readonly query: string }) | null;
    /** The search was typed, and its address is the last of the history: the next that is typed takes its place there. */
    readonly isTyped: boolean;
    /** For whom the admin wants to act. */
    readonly customer: Customer | null;
  };

export type CustomerSearchEvent =
  | ({ readonly type: 'query.typed' } & Typed)
  /** Search was pressed, or Enter. */
  | { readonly type: 'query.submitted' }
  /** The address asks for a search: a page was chosen, or the browser went back. */
  | ({ readonly type: 'address.changed' } & CustomerSearch)
  /** Retry after a search that failed. */
  | { readonly type: 'search.retried' }
  /** 'Log in as' was pressed at a customer. */
  | { readonly type: 'impersonation.requested'; readonly customer: Customer };

export type CustomerSearchEmitted =
  /** What was typed is searched for, and belongs in the address. */
  { readonly type: 'search.moved'; readonly replace: boolean } & CustomerSearch;

export type CustomerSearchTag = 'busy' | 'failed';
