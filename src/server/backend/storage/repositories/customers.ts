import type { Executor } from '../database';
import type { UserRow } from '../tables';

export type CustomerSearch = {
  /** Parts of a name, email address or phone number; empty for all customers. */
  readonly query: string;
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
};

export type FoundCustomers = { readonly items: readonly UserRow[]; readonly total: number };

/** Escapes wildcards, so that `%` and `_` are matched literally. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;

/** Customers (no admins, no guests) that match every word of the query, sorted by name. */
export async function searchCustomers(
  executor: Executor,
  { query, page, pageSize }: CustomerSearch,
): Promise<FoundCustomers> {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  const found = words.reduce(
    (select, word) =>
      select.where((where) =>
        where.or(
          (['first_name', 'last_name', 'email', 'phone'] as const).map((column) =>
            where(column, 'ilike', containing(word)),
          ),
        ),
      ),
    executor.selectFrom('users').where('admin', '=', false).where('guest', '=', false),
  );
  const items = await found
    .selectAll()
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total };
}
