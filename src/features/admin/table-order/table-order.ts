import { useSelector } from '@xstate/react';
import type { tableOrderMachine } from '../../../../machines/admin/table-order/table-order.machine';
import {
  selectColumn,
  selectIsDescending,
} from '../../../../machines/admin/table-order/table-order.selectors';
import { orderedRows, type RowOrder, type Sortable } from '../../../domain/table-order';
import type { ScreenActor } from '../../../ui/screen-actor';
import type { ListFilterActor } from '../../shared/lists/list-filter';

/** A column, by which rows can be ordered if it has `sort`. */
export type SortColumn<Row> = {
  readonly sort?: { readonly id: string; readonly by: (row: Row) => Sortable };
};

export type TableOrderActor = ScreenActor<typeof tableOrderMachine>;

/** The order of a table, with what a press of a heading does, and what choosing an order does. */
export type TableOrder = RowOrder & {
  readonly onPress: (column: string) => void;
  readonly onChoose: (column: string | null) => void;
};

/** The order now, for those who do not show it. */
export const orderNow = (actor: TableOrderActor): RowOrder => {
  const snapshot = actor.getSnapshot();
  return { column: selectColumn(snapshot), descending: selectIsDescending(snapshot) };
};

/** The rows as a table with these columns shows them. It orders what is loaded, because the server cannot. */
export const rowsInOrder = <Row>(
  columns: readonly SortColumn<Row>[],
  rows: readonly Row[],
  order: RowOrder,
): readonly Row[] =>
  orderedRows(rows, order, (row, id) => columns.find(({ sort }) => sort?.id === id)?.sort?.by(row));

/**
 * The order that a table shows and changes.
 *
 * @param pages the pages of the table, if it has any: another order is shown from the first one
 */
export function useTableOrder(actor: TableOrderActor, pages?: ListFilterActor): TableOrder {
  const showFirst = () => pages?.send({ type: 'list.pageRequested', page: 1 });
  return {
    column: useSelector(actor, selectColumn),
    descending: useSelector(actor, selectIsDescending),
    onPress: (column) => {
      actor.send({ type: 'column.pressed', column });
      showFirst();
    },
    onChoose: (column) => {
      actor.send({ type: 'order.chosen', column });
      showFirst();
    },
  };
}
