import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { sameData } from '../../ui/same-data';

/** One look for the whole table: its cells are plain elements, of which there may be thousands. */
const tableFrom = (width: 'md' | 'lg') =>
  ({
    display: { base: 'block', [width]: 'table' },
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    bg: { [width]: 'bg.surface' },
    borderWidth: { [width]: '1px' },
    borderRadius: { [width]: 'card' },
    '& thead': {
      position: { base: 'absolute', [width]: 'static' },
      width: { base: '1px', [width]: 'auto' },
      height: { base: '1px', [width]: 'auto' },
      overflow: 'hidden',
      clipPath: { base: 'inset(50%)', [width]: 'none' },
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& tbody': {
      display: { base: 'grid', [width]: 'table-row-group' },
      gap: '3',
      // Where cards are shown on more than phones, two of them stand side by side.
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
    '& tbody tr': {
      display: { base: 'block', [width]: 'table-row' },
      bg: 'bg.surface',
      borderWidth: { base: '1px', [width]: '0' },
      borderRadius: { base: 'card', [width]: '0' },
      paddingBlock: { base: '2', [width]: '0' },
    },
    '& tr:last-of-type > :first-of-type': { borderEndStartRadius: { [width]: 'card' } },
    '& tr:last-of-type > :last-of-type': { borderEndEndRadius: { [width]: 'card' } },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'baseline',
      fontWeight: 'regular',
      overflowWrap: 'anywhere',
      paddingInline: '4',
      paddingBlock: { base: '1.5', [width]: '3' },
    },
    '& thead th': { fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tbody :is(th, td)': {
      display: { base: 'grid', [width]: 'table-cell' },
      gridTemplateColumns: 'minmax(6.5rem, 30%) minmax(0, 1fr)',
      columnGap: '3',
      borderBlockStartWidth: { [width]: '1px' },
      // What the hidden headers say; read out by them, so it is drawn alone.
      _before: {
        content: { base: 'attr(data-label) / ""', [width]: 'none' },
        color: 'fg.muted',
        fontSize: 'sm',
        paddingBlockStart: '1px',
      },
    },
  }) as const;

const Table = chakra('table', {
  variants: { from: { md: tableFrom('md'), lg: tableFrom('lg') } },
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
const RecordRow = memo(RecordRowDrawn, sameData) as typeof RecordRowDrawn;

/**
 * A table that becomes a card for each row on phones (visual, "Admin"). The roles are said in words: a table that is not
 * drawn as one loses them.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { labelledBy, columns, rows, keyOf, from = 'md' } = props;
  return (
    <Table role="table" from={from} aria-labelledby={labelledBy}>
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
    </Table>
  );
}
