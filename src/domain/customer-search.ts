import { LENGTH } from './limits';

/** An admin's search for customers. `page` starts at 1. */
export type CustomerSearch = {
  /** Parts of a name, email address or phone number; empty for all customers. */
  readonly query: string;
  readonly page: number;
};

/** Path of the search. */
const PATH = '/customers';

/** More pages than anybody turns. A server may refuse a larger number. */
const LAST_PAGE = 10_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Trims the query and cuts it to the maximum length. */
export const searchText = (typed: string): string => typed.trim().slice(0, LENGTH.customerQuery.max).trim();

/**
 * Reads a search from a URL. An invalid page is 1.
 *
 * @param values of the URL's query
 */
export function searchOf(values: Readonly<Record<string, unknown>>): CustomerSearch {
  const page = Number(textOf(values['page']));
  const isPage = Number.isInteger(page) && page > 0 && page <= LAST_PAGE;
  return { query: searchText(textOf(values['query'])), page: isPage ? page : 1 };
}

/** The URL of a search, without default values. */
export function searchAddress({ query, page }: CustomerSearch): string {
  const values = new URLSearchParams([
    ...(query === '' ? [] : [['query', query]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString();
  return values === '' ? PATH : `${PATH}?${values}`;
}

/** Number of pages; at least 1. */
export const pagesOf = ({ total, pageSize }: { readonly total: number; readonly pageSize: number }): number =>
  Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
