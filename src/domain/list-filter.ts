import { pagesOf } from './customer-search';
import { LIST_PAGE_SIZE } from './limits';

/** A page of a list that is loaded as a whole. `page` starts at 1. */
type ListPage<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
};

/** The page that was asked for, or the last one if the list has become shorter. */
export function listPage<Item>(items: readonly Item[], asked: number): ListPage<Item> {
  const pages = pagesOf({ total: items.length, pageSize: LIST_PAGE_SIZE });
  const page = Math.min(asked, pages);
  return { items: items.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE), page, pages };
}
