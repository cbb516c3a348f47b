import { useSelector } from '@xstate/react';
import type { tableOrderMachine } from '../../../../machines/admin/table-order/table-order.machine';
import {
  selectColumn,
  selectIsDescending,
} from '../../../../machines/admin/table-order/table-order.selectors';
import { orderedRows, type RowOrder, type Sortable } from '../../../domain/table-order';
import type { ScreenActor } from '../../../ui/screen-actor';

/** A column, by which rows can be ordered if it has `sort`. */
export type SortColumn<Row> = {
  readonly sort?: { readonly id: string; readonly by: (row: Row) => Sortable };
};

export type TableOrderActor = ScreenActor<typeof tableOrderMachine>;

/** The order of a table, with what a press of a heading does. */
export type TableOrder = RowOrder & { readonly onPress: (column: string) => void };

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

/** The order that a table shows and changes. */
export function useTableOrder(actor: TableOrderActor): TableOrder {
  return {
    column: useSelector(actor, selectColumn),
    descending: useSelector(actor, selectIsDescending),
    onPress: (column) => actor.send({ type: 'column.pressed', column }),
  };
}
