import type { Customer, CustomerPage } from '../../../src/domain/admin-entities';
import type { CustomerSearch } from '../../../src/domain/customer-search';

/** The query in the address. */
export type CustomerSearchInput = CustomerSearch;

/** `typed`: the text in the field. `wanted`: the query, which is that text trimmed. */
type Typed = { readonly typed: string; readonly wanted: string };

export type CustomerSearchContext = CustomerSearch &
  Typed & {
    /** The last successful result and its query; `null` if no search has succeeded. */
    readonly found: (CustomerPage & { readonly query: string }) | null;
    /**
     * The query was typed and its address is the newest history entry, so the next typed query replaces that entry.
     */
    readonly isTyped: boolean;
    /** The customer that a dialog was opened for. */
    readonly customer: Customer | null;
  };

export type CustomerSearchEvent =
  | ({ readonly type: 'query.typed' } & Typed)
  /** Search or Enter was pressed. */
  | { readonly type: 'query.submitted' }
  /** The address changed: a page was chosen, or the browser navigated back. */
  | ({ readonly type: 'address.changed' } & CustomerSearch)
  /** Retry was pressed after a failed search. */
  | { readonly type: 'search.retried' }
  /** 'Log in as' was pressed for a customer. */
  | { readonly type: 'impersonation.requested'; readonly customer: Customer }
  /** 'Lost second step' was pressed for a customer. */
  | { readonly type: 'factorReset.requested'; readonly customer: Customer }
  /** 'Where are they?' was pressed for a customer. */
  | { readonly type: 'whereabouts.requested'; readonly customer: Customer };

export type CustomerSearchEmitted =
  /** The typed query is being searched for and must be written to the address. */
  { readonly type: 'search.moved'; readonly replace: boolean } & CustomerSearch;

export type CustomerSearchTag = 'busy' | 'failed';
