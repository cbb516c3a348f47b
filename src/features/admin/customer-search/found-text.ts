import { customerSearch as texts } from '#messages/admin/customer-search';
import type { CustomerPage } from '../../../domain/admin-entities';
import { formatCount } from '../../../domain/count';

/** The search and its result. */
export type Found = CustomerPage & { readonly query: string };

export function foundText({ items, page, query, total: count }: Found): string {
  if (count === 0) return query === '' ? texts.nobody : texts.noMatch({ query });
  if (items.length === 0) return texts.noSuchPage({ page: formatCount(page) });
  const total = formatCount(count);
  return query === '' ? texts.everybody({ count, total }) : texts.matching({ count, total, query });
}
