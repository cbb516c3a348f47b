import { Table } from '@chakra-ui/react/table';
import { memo, type ReactNode } from 'react';
import { deepEqual } from '../../../ui/deep-equal';
import { tableRecipes } from '../../../ui/theme/table';

export type RecordColumn<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell is the header of its row. */
  readonly isHeader?: boolean;
};

type RecordTableProps<Row> = {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  /** Must be referentially stable. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
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

/**
 * A table whose rows become cards on phones. The ARIA roles are explicit, because a table loses its implicit roles
 * when its `display` changes.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { labelledBy, columns, rows, keyOf, from = 'md' } = props;
  return (
    <Table.Root role="table" recipe={tableRecipes[from]} aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label }) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <RecordRow key={keyOf(row)} columns={columns} row={row} />
        ))}
      </tbody>
    </Table.Root>
  );
}
