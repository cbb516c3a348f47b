import { LENGTH } from './limits';

/** What an admin searches customers by; `page` counts from 1. */
export type CustomerSearch = {
  /** Parts of a name, an e-mail address or a phone number; empty finds everybody. */
  readonly query: string;
  readonly page: number;
};

/** Where customers are searched for. */
const PATH = '/customers';

/** More pages than anybody turns; a server may refuse a larger number. */
const LAST_PAGE = 10_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is searched for: without what surrounds it, and no longer than a server takes. */
export const searchText = (typed: string): string => typed.trim().slice(0, LENGTH.customerQuery.max).trim();

/**
 * The search that an address asks for; what is no page is the first.
 *
 * @param values of the address's query
 */
export function searchOf(values: Readonly<Record<string, unknown>>): CustomerSearch {
  const page = Number(textOf(values['page']));
  const isPage = Number.isInteger(page) && page > 0 && page <= LAST_PAGE;
  return { query: searchText(textOf(values['query'])), page: isPage ? page : 1 };
}

/** The address of a search: what is usual is left out. */
export function searchAddress({ query, page }: CustomerSearch): string {
  const values = new URLSearchParams([
    ...(query === '' ? [] : [['query', query]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString();
  return values === '' ? PATH : `${PATH}?${values}`;
}

/** How many pages there are; one, where nothing was found. */
export const pagesOf = ({ total, pageSize }: { readonly total: number; readonly pageSize: number }): number =>
  Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
