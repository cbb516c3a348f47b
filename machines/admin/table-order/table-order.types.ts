export type TableOrderContext = {
  /** The id of the column that the rows are ordered by; `null` for the server's order. */
  readonly column: string | null;
};

export type TableOrderEvent =
  /** The heading of a column was pressed. */
  | { readonly type: 'column.pressed'; readonly column: string }
  /** A column was chosen from a list of orders; `null` for the server's order. */
  | { readonly type: 'order.chosen'; readonly column: string | null };
