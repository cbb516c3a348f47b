export type TableOrderContext = {
  /** The id of the column that the rows are ordered by; `null` for the server's order. */
  readonly column: string | null;
};

/** The heading of a column was pressed. */
export type TableOrderEvent = { readonly type: 'column.pressed'; readonly column: string };
