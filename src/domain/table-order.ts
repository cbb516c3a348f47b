/** How the rows of a table are ordered. */
export type RowOrder = {
  /** The id of a column; `null` for the given order. */
  readonly column: string | null;
  readonly descending: boolean;
};

/** A value that rows can be ordered by. `null` is unknown. */
export type Sortable = string | number | null;

const words = new Intl.Collator('en-IE', { numeric: true, sensitivity: 'base' });

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));

/**
 * Orders rows by a column. Rows with equal values keep their given order, and unknown values come last in both
 * directions.
 *
 * @param valueOf returns the value of a row in a column, and `undefined` if the table has no such column
 */
export function orderedRows<Row>(
  rows: readonly Row[],
  { column, descending }: RowOrder,
  valueOf: (row: Row, column: string) => Sortable | undefined,
): readonly Row[] {
  if (column === null) return rows;
  const valued = rows.map((row) => ({ row, value: valueOf(row, column) ?? null }));
  return valued
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return descending ? compared(other.value, one.value) : compared(one.value, other.value);
    })
    .map(({ row }) => row);
}
