import { Table } from '@chakra-ui/react/table';
import { memo, type ReactNode } from 'react';
import { deepEqual } from '../../../ui/deep-equal';
import { tableRecipes } from '../../../ui/theme/table';

export type RecordColumn<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the row is about: the header of the row. */
  readonly isHeader?: boolean;
};

type RecordTableProps<Row> = {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  /** The same ones from one render to the next. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The width from which on there is room for its columns side by side; left out for few of them. */
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

/** Drawn anew only if something about its record, or a column, has changed. */
const RecordRow = memo(RecordRowDrawn, deepEqual) as typeof RecordRowDrawn;

/**
 * A table that becomes a card for each row on phones. The roles are said in words: a table that is not drawn as one
 * loses them.
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
