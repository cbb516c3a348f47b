import { Table } from '@chakra-ui/react/table';
import { memo, type ReactNode } from 'react';
import type { Sortable } from '../../../domain/table-order';
import { deepEqual } from '../../../ui/deep-equal';
import { Icon } from '../../../ui/icons';
import { tableRecipes } from '../../../ui/theme/table';
import { rowsInOrder, type TableOrder } from '../table-order/table-order';

export type RecordColumn<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell is the header of its row. */
  readonly isHeader?: boolean;
  /** Rows can be ordered by this column. */
  readonly sort?: { readonly id: string; readonly by: (row: Row) => Sortable };
};

type RecordTableProps<Row> = {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  /** Must be referentially stable. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Without it, the rows stay in the given order. */
  readonly order?: TableOrder;
  /** The breakpoint from which the columns fit side by side. Omit it for a table with few columns. */
  readonly from?: 'md' | 'lg';
};

type RecordRowProps<Row> = Pick<RecordTableProps<Row>, 'columns'> & { readonly row: Row };

function RecordRowDrawn<Row>({ columns, row }: RecordRowProps<Row>) {
  return (
    <tr role="row">
      {columns.map(({ label, cell, isHeader }) =>
        isHeader ? (
          <th key={label} role="rowheader" scope="row" data-label={label}>
            <div>{cell(row)}</div>
          </th>
        ) : (
          <td key={label} role="cell" data-label={label}>
            <div>{cell(row)}</div>
          </td>
        ),
      )}
    </tr>
  );
}

/** Re-renders only if its record or a column changes. */
const RecordRow = memo(RecordRowDrawn, deepEqual) as typeof RecordRowDrawn;

type HeadingProps = { readonly label: string; readonly id: string; readonly order: TableOrder };

/** The heading of a column that rows can be ordered by. */
function SortHeading({ label, id, order }: HeadingProps) {
  const { column, descending, onPress } = order;
  const direction = descending ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" aria-sort={column === id ? direction : 'none'}>
      <button type="button" onClick={() => onPress(id)}>
        {label}
        <Icon name="down" size="14px" />
      </button>
    </th>
  );
}

/**
 * A table whose rows become cards on phones. The ARIA roles are explicit, because a table loses its implicit roles
 * when its `display` changes. The headings of columns that rows can be ordered by are buttons, which stay visible above
 * the cards.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { labelledBy, columns, rows, keyOf, order, from = 'md' } = props;
  const shown = order === undefined ? rows : rowsInOrder(columns, rows, order);
  return (
    <Table.Root
      role="table"
      recipe={tableRecipes[from]}
      aria-labelledby={labelledBy}
      data-sortable={order === undefined ? undefined : ''}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, sort }) =>
            sort === undefined || order === undefined ? (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ) : (
              <SortHeading key={label} label={label} id={sort.id} order={order} />
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {shown.map((row) => (
          <RecordRow key={keyOf(row)} columns={columns} row={row} />
        ))}
      </tbody>
    </Table.Root>
  );
}
