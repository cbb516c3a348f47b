/** A row's id as it stands in a path or a form; null for what names no row. */
export const rowId = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);
