/** Parses a row's id from a path or form; null if it is invalid. */
export const rowId = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);
