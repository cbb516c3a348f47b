import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** One look for the whole table: its cells are plain elements, of which there may be thousands. */
const Table = chakra('table', {
  base: {
    display: { base: 'block', md: 'table' },
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    bg: { md: 'bg.surface' },
    borderWidth: { md: '1px' },
    borderRadius: { md: 'card' },
    '& thead': {
      position: { base: 'absolute', md: 'static' },
      width: { base: '1px', md: 'auto' },
      height: { base: '1px', md: 'auto' },
      overflow: 'hidden',
      clipPath: { base: 'inset(50%)', md: 'none' },
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& tbody': { display: { base: 'grid', md: 'table-row-group' }, gap: '3' },
    '& tbody tr': {
      display: { base: 'block', md: 'table-row' },
      bg: 'bg.surface',
      borderWidth: { base: '1px', md: '0' },
      borderRadius: { base: 'card', md: '0' },
      paddingBlock: { base: '2', md: '0' },
    },
    '& tr:last-of-type > :first-of-type': { borderEndStartRadius: { md: 'card' } },
    '& tr:last-of-type > :last-of-type': { borderEndEndRadius: { md: 'card' } },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'regular',
      overflowWrap: 'anywhere',
      paddingInline: '4',
      paddingBlock: { base: '1.5', md: '3' },
    },
    '& thead th': { fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tbody :is(th, td)': {
      display: { base: 'grid', md: 'table-cell' },
      gridTemplateColumns: 'minmax(6.5rem, 30%) minmax(0, 1fr)',
      columnGap: '3',
      borderBlockStartWidth: { md: '1px' },
      // What the hidden headers say; read out by them, so it is drawn alone.
      _before: {
        content: { base: 'attr(data-label) / ""', md: 'none' },
        color: 'fg.muted',
        fontSize: 'sm',
        paddingBlockStart: '1px',
      },
    },
  },
});

export type RecordColumn<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the row is about: the header of the row. */
  readonly isHeader?: boolean;
};

type RecordTableProps<Row> = {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
};

/**
 * A table that becomes a card for each row on phones (visual, "Admin"). The roles are said in words: a table that is not
 * drawn as one loses them.
 */
export function RecordTable<Row>({ labelledBy, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <Table role="table" aria-labelledby={labelledBy}>
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
          <tr key={keyOf(row)} role="row">
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
        ))}
      </tbody>
    </Table>
  );
}
