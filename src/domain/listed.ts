/** A list from the server: the records that could be read, and the number of those that could not. */
export type Listed<T> = { readonly records: readonly T[]; readonly leftOut: number };
