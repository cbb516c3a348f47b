/** A list as the server sent it: what could be read of it, and how many of its records could not. */
export type Listed<T> = { readonly records: readonly T[]; readonly leftOut: number };
