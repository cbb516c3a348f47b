/** A table for a file: the headings, then a row for each record. `null` is an empty cell. */
export type CsvTable = readonly (readonly (string | null)[])[];

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would take such a cell for a formula and run it. */
const FORMULA = /^[=+\-@\t\r]/u;

/** What RFC 4180 wants quoted, and text that begins or ends with a space, which some programs would drop. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

function cellOf(value: string | null): string {
  const text = value ?? '';
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A table as CSV (RFC 4180). A cell that would be a formula in a spreadsheet begins with an apostrophe. */
export const csvOf = (table: CsvTable): string =>
  BYTE_ORDER_MARK + table.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
